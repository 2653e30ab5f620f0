/** The heads of pages. TypeScript reports a misspelt property of an object only where its type is written down. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = readdirSync('pages', { recursive: true })
  .map(name => `pages/${name}`)
  .filter(file => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
  .map(file => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, code]) => code.includes('export const head'));

test.each(pages)('%s states that its head is a Head', (_, code) => {
  expect(code).toMatch(/export const head(?:: Head = | = \([^=]*?\): Head =>)/);
});
