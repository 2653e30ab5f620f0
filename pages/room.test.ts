/** Room to grow: the site as it may be in a year, without placeholders, with more services and articles and a long URL, passes its checks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '../generator/testing/copy-site.ts';
import { build } from '../generator/testing/memory.ts';
import { fill, founderStory } from '../generator/testing/site-edits.ts';

const url = 'https://preview.prajapati-digital-marketing.example/clients/of-2027/website/';

// In the same place on every machine: the names of scripts depend on where the copy is, and with them a page's size.
const copy = copySite(undefined, { to: '.cache/room' });
let built: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  fill(copy);
  // Throws if a check fails.
  built = await build(copy.root, { url });
});
afterAll(() => copy.remove());

test('no placeholder is left, and only the sample sheets are marked as samples', () => {
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

test('the founder’s story is on the founder’s page', () => {
  const page = built.files.find(({ path }) => path === 'about/founder/index.html');
  expect(Buffer.from(page?.bytes ?? '').toString()).toContain(founderStory);
});

/** The bytes that must be left for the heaviest page. */
const minSpare = 1000;

test('the budgets hold, and the heaviest page has bytes to spare', () => {
  expect(built.checked.margins.length).toBeGreaterThan(0);
  for (const { budget, left } of built.checked.margins) expect(left, budget).toBeGreaterThanOrEqual(0);
  const [html] = built.checked.margins.filter(({ budget }) => budget.startsWith('HTML of a page'));
  expect(html?.left).toBeGreaterThanOrEqual(minSpare);
});
