/** Visitors' preferences and needs: forced colours and larger text. That all templates fit larger text: pages.e2e.ts. */
import { expect } from 'playwright/test';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';

test('forced colours give links and filled buttons the link colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  const others = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const coloursOf = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor.replace(/.*, 0\)/, 'transparent')];
    };
    probe.style.cssText = 'forced-color-adjust: none; color: LinkText; background: Canvas';
    const linkColours = [...coloursOf(probe), 'transparent'];
    const links = [...document.querySelectorAll('header a, main a:not(svg a)')].filter(link => link.checkVisibility());
    return links
      .filter(link => coloursOf(link).some(colour => !linkColours.includes(colour)))
      .map(link => link.className);
  });
  expect(others).toEqual([]);
});

inOwnTab('at twice the text size the menu of a phone is as wide as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  await page.locator('.header-toggle').click();
  const widths = await page.locator('.navigation').evaluate(menu => [menu.scrollWidth, menu.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});
