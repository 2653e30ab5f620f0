/**
 * The two kinds of browser tests. In a shared tab, of which each worker has one and one more without script: a tab of its own costs a test more
 * than its page does. In a tab of its own: a test that adds scripts or functions to the tab itself, stops its clock, or asks for a first visit.
 * Both know the shared tabs: for tests that do not, Playwright would start other workers, each with a browser.
 */
import { test as base, type Page } from 'playwright/test';
import { atRoot } from './built-sites.ts';

type Tabs = (javaScriptEnabled: boolean) => Promise<Page>;

const withTabs = base.extend<object, { tabs: Tabs }>({
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

export const inOwnTab = withTabs;

export const inSharedTab = withTabs.extend({
  page: async ({ tabs, javaScriptEnabled, viewport, colorScheme, actionTimeout }, use) => {
    const tab = await tabs(javaScriptEnabled ?? true);
    tab.setDefaultTimeout(actionTimeout);
    await tab.emulateMedia({ media: null, colorScheme, reducedMotion: null, forcedColors: null });
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    // What the test has heard, held back, pointed at or kept is its own.
    await tab.removeAllListeners();
    await tab.unrouteAll();
    await tab.mouse.move(1, 1);
    await tab.evaluate(() => sessionStorage.clear());
    // To an address with a # a tab goes without loading the page again.
    await tab.goto('about:blank');
  },
});
