import { expect, type Page } from 'playwright/test';
import { specifiedPosts } from '../../content/specified.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

const slug = specifiedPosts.at(-1) ?? '';

/** Runs in every page before it: keeps the parts of the transition in which the page appears, none if there is no transition. */
function keepParts() {
  const parts = new Promise<string[]>(resolve => {
    addEventListener('pagereveal', async event => {
      const transition = (event as Event & { viewTransition?: { ready: Promise<void> } }).viewTransition;
      await transition?.ready.catch(() => {});
      const effects = transition ? document.getAnimations().map(({ effect }) => effect as KeyframeEffect) : [];
      resolve(effects.flatMap(({ pseudoElement }) => pseudoElement ?? []));
    });
  });
  Object.assign(window, { parts });
}

async function openArticle(page: Page): Promise<string[]> {
  await page.addInitScript(keepParts);
  await page.goto('/blog/');
  const names = await page
    .locator('[data-cover]')
    .evaluateAll(all => all.map(cover => getComputedStyle(cover).getPropertyValue('view-transition-name')));
  expect(new Set(names).size).toBe(names.length);
  await page.locator(`.post-card a[href="/blog/${slug}/"]`).click();
  await page.waitForURL(`**/${slug}/`);
  return page.evaluate('parts');
}

test('a card’s cover grows into the cover of its article', async ({ page }) => {
  // A browser gives up a transition to a page that takes four seconds, as on a busy machine.
  await expect(async () => {
    const parts = await openArticle(page);
    // Old and new are both there, so it is one picture that moves.
    for (const part of ['group', 'old', 'new']) expect(parts).toContain(`::view-transition-${part}(cover-${slug})`);
  }).toPass();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it does not', async ({ page }) => {
    expect(await openArticle(page)).toEqual([]);
  });
});
