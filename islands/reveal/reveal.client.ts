/**
 * Items of lists in a `data-reveal` fade and slide in, once, a tenth of a second after each other. Only what is still below the screen when
 * the visitor first scrolls is hidden for it: nothing is without script, on the first screen, or in a picture of the whole page.
 */
const arrivals = new Map<Element, Animation>();

/** All that is above the lower edge of the screen counts as seen, so that what was jumped over is not left hidden. */
const sight = new IntersectionObserver(
  entries => {
    let arrived = 0;
    for (const { isIntersecting, target } of entries) {
      const arrival = arrivals.get(target);
      if (isIntersecting) {
        sight.unobserve(target);
        arrival?.effect?.updateTiming({ delay: 100 * arrived++ });
        arrival?.play();
      } else if (!arrival) {
        const waiting = target.animate(
          { opacity: [0, 1], translate: ['0 1.5rem', '0'] },
          { duration: 600, easing: 'ease-out', fill: 'backwards' },
        );
        waiting.pause();
        arrivals.set(target, waiting);
      }
    }
  },
  { threshold: 0.1, rootMargin: '9999999px 0px 0px' },
);

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const begin = () => {
    for (const item of document.querySelectorAll('[data-reveal] > :is(ul, ol, dl) > *')) sight.observe(item);
  };
  addEventListener('scroll', begin, { once: true });
  addEventListener('beforeprint', () => {
    sight.disconnect();
    for (const arrival of arrivals.values()) arrival.cancel();
  });
}

export {};
