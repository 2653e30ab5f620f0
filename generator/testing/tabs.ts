/** Two kinds of browser tests: most share a tab, which takes long to open; one that adds scripts, or needs a first visit, has its own. */
import { test as base, type Page } from 'playwright/test';
import { atRoot } from './built-sites.ts';

export const inOwnTab = base.extend<object, { tabs: (javaScriptEnabled: boolean) => Promise<Page> }>({
  tabs: [
    async ({ browser }, use) => {
      const open = (javaScriptEnabled: boolean) =>
        browser.newPage({ baseURL: atRoot.url, locale: 'en-IN', javaScriptEnabled });
      const tabs = new Map<boolean, Promise<Page>>();
      await use(isScripted => {
        const tab = tabs.get(isScripted) ?? open(isScripted);
        tabs.set(isScripted, tab);
        return tab;
      });
      for (const tab of tabs.values()) await (await tab).context().close();
    },
    { scope: 'worker' },
  ],
});

export const inSharedTab = inOwnTab.extend({
  page: async ({ tabs, javaScriptEnabled, viewport, colorScheme, actionTimeout }, use) => {
    const tab = await tabs(javaScriptEnabled ?? true);
    tab.setDefaultTimeout(actionTimeout);
    await tab.emulateMedia({ media: null, colorScheme, reducedMotion: null, forcedColors: null });
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    // Resets what the test may have left: listeners, routes, the pointer, storage.
    await tab.removeAllListeners();
    await tab.unrouteAll();
    await tab.evaluate(() => sessionStorage.clear());
    // Otherwise the next test might not load its page: navigating to a # of the same page does not reload it.
    await tab.goto('about:blank');
    // Not before that: a page would draw what the pointer leaves.
    await tab.mouse.move(1, 1);
  },
});
