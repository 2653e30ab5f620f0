import { expect, type Page } from 'playwright/test';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

/** Init script: records the pseudo-elements of the view transition in which the page appears; none without a transition. */
function recordTransition() {
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

/** Opens the last article of the list. Returns its slug and the parts of the transition. */
async function openArticle(page: Page): Promise<{ slug: string; parts: string[] }> {
  await page.addInitScript(recordTransition);
  await page.goto('/blog/');
  const names = await page
    .locator('[data-cover]')
    .evaluateAll(all => all.map(cover => getComputedStyle(cover).getPropertyValue('view-transition-name')));
  expect(new Set(names).size).toBe(names.length);
  const link = page.locator('.post-card-title a').last();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${href}`);
  return { slug: href.split('/').at(-2) ?? '', parts: await page.evaluate('parts') };
}

test('a card’s cover morphs into the cover of its article', async ({ page }) => {
  // The browser skips a transition to a page that takes four seconds to load, as it may on a busy machine.
  await expect(async () => {
    const { slug, parts } = await openArticle(page);
    // With both an old and a new image, it is one picture that moves.
    for (const part of ['group', 'old', 'new']) expect(parts).toContain(`::view-transition-${part}(cover-${slug})`);
  }).toPass();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no transition', async ({ page }) => {
    expect((await openArticle(page)).parts).toEqual([]);
  });
});
