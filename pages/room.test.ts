/** Room to live: the site in a year, with all settled, more services, more articles and a long address, is built and passes its checks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../generator/build.ts';
import { copySite } from '../generator/testing/copy-site.ts';
import { fill, founderStory } from '../generator/testing/site-edits.ts';

const url = 'https://preview.prajapati-digital-marketing.example/clients/of-2027/website/';

const copy = copySite();
let built: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  fill(copy);
  // Its checks pass, or this throws.
  built = await build(copy.root, { url });
});
afterAll(() => copy.remove());

test('nothing is left behind a placeholder, and nothing but the filled-in sheets is marked as a sample', () => {
  expect(built.unsettled().filter(({ message }) => message.includes('placeholder'))).toEqual([]);
  const pages = built.files.filter(file => file.path.endsWith('.html'));
  const marks = pages.flatMap(
    ({ bytes }) =>
      Buffer.from(bytes)
        .toString()
        .match(/.{0,200}class="sample.{0,50}/gs) ?? [],
  );
  expect(marks.filter(mark => !mark.includes('class="sheet-head"'))).toEqual([]);
});

test('what the founder tells stands on their page', () => {
  const page = built.files.find(({ path }) => path === 'about/founder/index.html');
  expect(Buffer.from(page?.bytes ?? '').toString()).toContain(founderStory);
});

/** Bytes that the heaviest page still has then. */
const spare = 1000;

test('its budgets hold, and the heaviest page has bytes to spare', () => {
  expect(built.checked.margins.length).toBeGreaterThan(0);
  for (const { budget, left } of built.checked.margins) expect(left, budget).toBeGreaterThanOrEqual(0);
  const [html] = built.checked.margins.filter(({ budget }) => budget.startsWith('HTML of a page'));
  expect(html?.left).toBeGreaterThanOrEqual(spare);
});
