/** Collects violations of a page's Content-Security-Policy in the returned list. Must be called before the page is opened. */
import type { Page } from 'playwright/test';

export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      (window as unknown as { reportViolation: (violation: string) => void }).reportViolation(
        `${violatedDirective}: ${blockedURI} ${sourceFile}`,
      );
    });
  });
  return violations;
}
