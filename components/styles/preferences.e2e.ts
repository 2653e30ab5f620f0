/** Visitors' preferences and needs: forced colours, larger text, and visible edges of fields. That all templates fit larger text: pages.e2e.ts. */
import { expect } from 'playwright/test';
import { contrastOf } from '../../content/schemas/theme.ts';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';

/** Runs in the page: returns the colours of a field's border and of the backgrounds inside and around it, as "#rrggbb". */
function coloursOf(field: Element) {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const draw = (colour: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const backgroundOf = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.body);
    return draw(backgroundColor)[3] === 255 || !element ? backgroundColor : backgroundOf(element.parentElement);
  };
  const colours = [getComputedStyle(field).borderTopColor, backgroundOf(field), backgroundOf(field.parentElement)];
  return colours.map(
    colour =>
      `#${draw(colour)
        .slice(0, 3)
        .map(part => part.toString(16).padStart(2, '0'))
        .join('')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the border of a field has enough contrast in sections of every tone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/blog/');
    const section = page.locator('.section:has(form.signup)');
    for (const tone of ['section-plain', 'section-tinted', 'section-dark', 'accent']) {
      await section.evaluate((element, tone) => {
        element.setAttribute('class', `section ${tone}`);
      }, tone);
      const [border = '', ...backgrounds] = await section.locator('.field').evaluate(coloursOf);
      for (const background of backgrounds) expect(contrastOf(border, background), tone).toBeGreaterThanOrEqual(3);
    }
  });

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
  const widths = await page.locator('.header-nav').evaluate(menu => [menu.scrollWidth, menu.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});
