/** Files that no author writes: each soon leads to a readable diagnostic. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { emptyFolder } from '../testing/folders.ts';
import { mistakesIn } from '../testing/read.ts';

const { root, write } = emptyFolder();

const map = z.strictObject({ name: z.string().max(100) });
const list = z.array(z.strictObject({ id: z.string(), next: z.string().meta({ ref: 'site' }).optional() }));

/** Repeats a text up to the maximum size of a file. */
const much = (text: string) => text.repeat(Math.floor(500_000 / text.length));
const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
const bomb = lines(10, i => (i === 0 ? 'k0: &k0 [x]' : `k${i}: &k${i} [${Array(10).fill(`*k${i - 1}`)}]`));

test.each<[string, string, RegExp]>([
  ['ten megabytes', 'x'.repeat(10_000_000), /^content\/site.yaml: is too large: 9766 kB/],
  ['a megabyte in one value', `name: ${'x'.repeat(1_000_000)}`, /^content\/site.yaml: is too large/],
  ['a very long value', `name: ${much('x')}`, /^content\/site.yaml:1:7: "name": Too big/],
  ['a very long name', `${much('x')}: 1`, /^content\/site.yaml:1:1: unknown field "xxx/m],
  ['200,000 names', lines(200_000, i => `k${i}: 1`), /^content\/site.yaml: is too large/],
  ['unknown names', lines(45_000, i => `k${i}: 1`), /and 44901 more like these$/],
  ['repeated names', lines(45_000, i => `k${i % 1000}: 1`), /and 43900 more like these$/],
  ['repeated ids', lines(40_000, i => `- id: k${i % 1000}`), /and 38900 more like these$/],
  ['references to nowhere', lines(15_000, i => `- { id: k${i}, next: n${i} }`), /and 14900 more like these$/],
  ['wrong items', much('- a\n'), /and 124900 more like these$/],
  ['brackets in brackets', much('['), /^content\/site.yaml:1:100: nested deeper than 100 levels/],
  ['lists in lists', much('- '), /^content\/site.yaml:1:201: nested deeper than 100 levels/],
  ['a bomb of aliases', bomb, /^content\/site.yaml:1:5: a text that begins with "&" must be in quotes/],
  ['a mistake before much else', `a: b: c\nd: ${much('[')}`, /^content\/site.yaml:1:4: a text with a colon/],
  [
    'a mistake after much else',
    `${lines(45_000, i => `k${i}: 1`)}a: b: c\n`,
    /^content\/site.yaml:45001:4: a text with a colon/,
  ],
  [
    'a quote without an end',
    `name: "${much('x\n  ')}`,
    /^content\/site.yaml:1:7: the quote that begins here is not closed/,
  ],
  ['control characters', much('\x07'), /and 499900 more like these$/],
  ['swallowed items', `name: x\n${much('  - x\n')}`, /and 83233 more like these$/],
])(
  '%s',
  async (_, text, shown) => {
    write('content/site.yaml', text);
    const as = text.startsWith('- ') ? list : map;
    const { message } = new DiagnosticError(await mistakesIn(root, { site: { from: 'site.yaml', as } }));
    expect(message).toMatch(shown);
    expect(message.length).toBeLessThan(50_000);
  },
  30_000,
);
