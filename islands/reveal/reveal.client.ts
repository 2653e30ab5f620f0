/**
 * Items of lists in `data-reveal` elements fade and slide in once, staggered by 0.1 s. Only items below the viewport are hidden until then, and
 * only once the visitor scrolls, so that nothing is hidden without script, in the first view or in a full-page screenshot. section.css defines
 * the animation, and disables it in print and with reduced motion.
 */

/** What has been in sight, and is not hidden again. */
const seen = new WeakSet<Element>();

/** Everything above the bottom of the viewport counts as intersecting, so that items that were scrolled past do not stay hidden. */
const sight = new IntersectionObserver(
  entries => {
    let revealed = 0;
    // Sighted last: what was in sight for a moment, such as before a rotation, is no longer observed, and must not stay hidden.
    const ordered = entries.sort((a, b) => Number(a.isIntersecting) - Number(b.isIntersecting));
    for (const { isIntersecting, boundingClientRect, target } of ordered) {
      const { style } = target as HTMLElement;
      if (isIntersecting) {
        sight.unobserve(target);
        seen.add(target);
        // What a jump has passed just stands there.
        const isPassed = boundingClientRect.bottom < 0;
        style.animation &&= isPassed ? '' : `reveal 0.6s ease-out ${revealed++ / 10}s backwards`;
      } else if (boundingClientRect.height > 0) style.animation = 'reveal 1s paused backwards';
    }
  },
  { threshold: 0.1, rootMargin: '9999999px 0px 0px' },
);

/** Watches the items in an element that were not in sight yet. What was in a section that the browser skipped is reported anew. */
function watch(parent: ParentNode) {
  for (const item of parent.querySelectorAll<HTMLElement>('[data-reveal] > :is(ul, ol, dl) > *')) {
    sight.unobserve(item);
    if (!seen.has(item)) sight.observe(item);
    // It would run again.
    else item.style.animation = '';
  }
}

addEventListener(
  'scroll',
  () => {
    watch(document);
    // Captured, because it does not bubble in every browser.
    addEventListener('contentvisibilityautostatechange', show, true);
  },
  { once: true },
);

/** What the browser has come to lay out stays, as pictures of the whole page would lack what it skips again. */
function show(event: Event) {
  const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
  if (skipped) return;
  (target as HTMLElement).style.contentVisibility = 'visible';
  watch(target as Element);
}
