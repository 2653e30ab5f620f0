import type { Page } from 'playwright/test';

/** Makes the pages that are opened next throw where a script uses session storage, as browsers do that block it. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
