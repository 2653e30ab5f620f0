/** Checks the accessibility of a page with axe: WCAG 2.2 AA and axe's own best practices. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { layOut } from './lay-out.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Results = { violations: { id: string; nodes: { target: string[] }[] }[] };

/** Resolves with a line for each violated rule, ["color-contrast: .hero-lead, .footer-link"], of all or of `rules`, in the whole page or in `part`. */
export async function findViolations(page: Page, part = ':root', rules = standards): Promise<string[]> {
  await page.evaluate(layOut);
  // Half a megabyte, so it is sent to a page only once.
  const source = (await page.evaluate(() => 'axe' in window))
    ? ''
    : readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
  const { violations } = await page.evaluate(
    ([source, rules, part]) => {
      if (source) new Function(source)();
      const { axe } = window as unknown as { axe: { run(on: string, options: object): Promise<Results> } };
      return axe.run(part, { runOnly: rules, resultTypes: ['violations'], iframes: false });
    },
    [source, rules, part] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
