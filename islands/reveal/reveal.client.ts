/**
 * Items of lists in a `data-reveal` fade and slide in, once, a tenth of a second after each other. Only what is still below the screen when
 * the visitor first scrolls waits for it: nothing does without script, on the first screen, or in a picture of the whole page. How they move,
 * and that nothing moves on paper and for those who want no motion, is in reveal.css.
 */

/** All that is above the lower edge of the screen counts as seen, so that what was jumped over is not left hidden. */
const sight = new IntersectionObserver(
  entries => {
    let arrived = 0;
    for (const { isIntersecting, target } of entries) {
      const { style } = target as HTMLElement;
      if (isIntersecting) {
        sight.unobserve(target);
        style.animation &&= `reveal 0.6s ease-out ${arrived++ / 10}s backwards`;
      } else style.animation = 'reveal 1s paused backwards';
    }
  },
  { threshold: 0.1, rootMargin: '9999999px 0px 0px' },
);

addEventListener(
  'scroll',
  () => {
    for (const item of document.querySelectorAll('[data-reveal] > :is(ul, ol, dl) > *')) sight.observe(item);
  },
  { once: true },
);

export {};
