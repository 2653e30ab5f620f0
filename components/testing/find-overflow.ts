import type { Page } from 'playwright/test';
import { layOut } from './lay-out.ts';

/** Finds elements that overflow the window horizontally, except inside a box that scrolls, and buttons whose content overflows them. */
export async function findOverflow(page: Page) {
  await page.evaluate(layOut);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // The contents of an SVG are clipped by its frame.
    const wide = [...document.body.querySelectorAll('*:not(svg *)')].filter(element => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    const full = [...document.body.querySelectorAll('a[class*=button], button')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    const names = [...wide, ...full].slice(0, 5).map(({ tagName, className }) => `${tagName} ${className}`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...names] : names;
  });
}
