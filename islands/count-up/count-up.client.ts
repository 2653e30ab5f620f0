/** Figures with `data-count-up` count up once, when they become visible. CSS shows `data-shown` above the figure, which stays as it is. */
import { countAt } from './count.ts';

const sight = new IntersectionObserver(
  entries => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement);
    for (const element of seen) sight.unobserve(element);
    if (seen.length > 0) count(seen);
  },
  { threshold: 0.1 },
);

function count(elements: readonly HTMLElement[]) {
  const figures = elements.map(({ textContent }) => textContent);
  const start = performance.now();
  // Ten numbers a second are read as counting; each is a layout of the page, which costs a slow phone more than a frame. All at once are one.
  const step = () => {
    const progress = (performance.now() - start) / 2500;
    for (const [i, { dataset }] of elements.entries()) {
      const shown = countAt(figures[i] ?? '', progress);
      if (progress >= 1) delete dataset.shown;
      else if (dataset.shown !== shown) dataset.shown = shown;
    }
    if (progress < 1) setTimeout(step, 100);
  };
  step();
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const element of document.querySelectorAll('[data-count-up]')) sight.observe(element);
}
