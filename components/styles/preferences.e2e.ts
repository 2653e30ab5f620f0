/** What visitors set for themselves, and what they need to see: colours of their own, more space between letters, edges of fields. */
import { expect, type Page } from 'playwright/test';
import { contrastOf } from '../../content/schemas/theme.ts';
import { atRoot, templatePaths } from '../../generator/testing/built-sites.ts';
import { findOverflow } from '../../generator/testing/find-overflow.ts';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';

const templates = templatePaths(atRoot);

/** Runs in the page: a field's edge and the grounds within and around it, as "#rrggbb". */
function coloursOf(field: Element) {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const draw = (colour: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const groundOf = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.body);
    return draw(backgroundColor)[3] === 255 || !element ? backgroundColor : groundOf(element.parentElement);
  };
  const colours = [getComputedStyle(field).borderTopColor, groundOf(field), groundOf(field.parentElement)];
  return colours.map(
    colour =>
      `#${draw(colour)
        .slice(0, 3)
        .map(part => part.toString(16).padStart(2, '0'))
        .join('')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the edge of a field stands out on every band, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/blog/');
    const band = page.locator('.section:has(form.signup)');
    for (const tone of ['plain', 'tinted', 'dark', 'accent']) {
      await band.evaluate((section, tone) => {
        section.setAttribute('class', `section section-${tone}`);
      }, tone);
      const [edge = '', within = '', around = ''] = await band.locator('.field').evaluate(coloursOf);
      for (const ground of [within, around]) expect(contrastOf(edge, ground), tone).toBeGreaterThanOrEqual(3);
    }
  });

test('where a visitor has chosen the colours, drawings out of a file have them too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/blog/');
  const drawing = page.locator('svg:has(> use[href*="/covers-"])').first();
  await drawing.scrollIntoViewIfNeeded();
  const colours = await page.evaluate(
    names => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const probe = document.body.appendChild(document.createElement('i'));
      return names.map(name => {
        // The selection's colour may let the canvas through.
        for (const layer of ['Canvas', name]) {
          probe.style.cssText = `forced-color-adjust: none; color: ${layer}`;
          context.fillStyle = getComputedStyle(probe).color;
          context.fillRect(0, 0, 1, 1);
        }
        return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
      });
    },
    ['CanvasText', 'Highlight', 'LinkText', 'GrayText', 'Canvas'],
  );
  const seen = await coloursSeen(page, await drawing.screenshot());
  // Edges of dots are between two colours; what there is much of is one of them.
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter(colour => !colours.includes(colour))).toEqual([]);
});

test('where a visitor has chosen the colours, links and filled buttons have those of links', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  const others = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const coloursOf = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor.replace(/.*, 0\)/, 'transparent')];
    };
    probe.style.cssText = 'forced-color-adjust: none; color: LinkText; background: Canvas';
    const theirs = [...coloursOf(probe), 'transparent'];
    const links = [...document.querySelectorAll('header a, main a:not(svg a)')].filter(link => link.checkVisibility());
    return links.filter(link => coloursOf(link).some(colour => !theirs.includes(colour))).map(link => link.className);
  });
  expect(others).toEqual([]);
});

/** The colours that a picture has much of, as "rgb(r, g, b)". */
const coloursSeen = (page: Page, png: Buffer): Promise<string[]> =>
  page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > data.length / 4 / 50).map(([colour]) => colour);
  }, png.toString('base64'));

/** WCAG 2.2, 1.4.12: what a visitor may set without anything being lost. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

test('with more space between letters, words and lines every template still fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of templates) {
    await page.goto(path);
    // A style in the page is refused by its policy; one of the tools is not.
    await page.evaluate(css => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    expect.soft(await findOverflow(page), path).toEqual([]);
  }
});

/** WCAG 2.2, 1.4.4: as browsers on phones let people set it. */
const twice = { standard: 32 };

inOwnTab('with letters of twice the size every template fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: twice });
  for (const path of templates) {
    await page.goto(path);
    expect.soft(await findOverflow(page), path).toEqual([]);
  }
  await page.locator('.header-toggle').click();
  const widths = await page.locator('.header-nav').evaluate(menu => [menu.scrollWidth, menu.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test('what is ticked off is a list to Safari, too: its items are list items, and their sign is not none', async ({
  page,
}) => {
  await page.goto('/services/seo/');
  const styles = await page.locator('.checklist > li').evaluateAll(all =>
    all.map(item => {
      const { display, listStyleType } = getComputedStyle(item);
      return `${display} ${listStyleType}`;
    }),
  );
  expect(new Set(styles)).toEqual(new Set(['list-item ""']));
});
