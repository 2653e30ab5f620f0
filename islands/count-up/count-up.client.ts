/**
 * Figures with `data-count-up` count up once, within 2.5 s, when a tenth of them first becomes visible. CSS renders the animated number from
 * `data-shown` on top of the figure, which itself stays unchanged for screen readers, copying and search.
 */
import { countAt } from './count.ts';

const sight = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      count(target as HTMLElement);
    }
  },
  { threshold: 0.1 },
);

function count(element: HTMLElement) {
  const figure = element.textContent;
  const start = performance.now();
  // Twelve numbers a second are read as counting; each is a layout of the page, which costs a slow phone more than a frame.
  const step = () => {
    const progress = (performance.now() - start) / 2500;
    if (progress >= 1) return delete element.dataset.shown;
    element.dataset.shown = countAt(figure, progress);
    return setTimeout(step, 80);
  };
  step();
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const element of document.querySelectorAll('[data-count-up]')) sight.observe(element);
}
