/** What a page's Content-Security-Policy has refused, as a list that grows. To be called before the page is opened. */
import type { Page } from 'playwright/test';

export async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      (window as unknown as { noteRefusal: (what: string) => void }).noteRefusal(
        `${violatedDirective}: ${blockedURI} ${sourceFile}`,
      );
    });
  });
  return refused;
}
