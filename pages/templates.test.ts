/** What `npm run new` creates is complete: the site reads it as a draft, and builds with it when it is published. */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listed, offersOf } from '../content/offers.ts';
import { copySite } from '../content/testing/copy-site.ts';
import { runHere } from '../generator/testing/run-here.ts';
import { all, hrefs, type OpenSite, openSite, textOf } from './_testing/open-site.ts';

const { root, change, remove } = copySite();
const has = (file: string) => existsSync(path.join(root, file));
// Each `new` reads the site, which takes a third of the time with the cache of a build.
for (const part of ['package-lock.json', '.cache/build'])
  if (existsSync(part)) cpSync(part, path.join(root, part), { recursive: true });
afterAll(remove);

const long = 'for-shops-and-firms-in-small-towns-whose-owners-have-little-time-for-it-30-60-90';
const files = {
  'post po': 'content/blog/po.md',
  [`post a-post-${long}`]: `content/blog/a-post-${long}.md`,
  'page pa': 'content/pages/pa.md',
  [`page a-page-${long}`]: `content/pages/a-page-${long}.md`,
  'service se': 'content/services/se.yaml',
  [`service a-service-${long}`]: `content/services/a-service-${long}.yaml`,
  'coach co': 'content/coaching/co.yaml',
  [`coach a-coach-${long}`]: `content/coaching/a-coach-${long}.yaml`,
  'course cu': 'content/courses/cu.yaml',
  [`course a-course-${long}`]: `content/courses/a-course-${long}.yaml`,
  [`component a-part-${long}`]: `components/ui/a-part-${long}.tsx`,
  'island is': 'islands/is/is.tsx',
};

let site: OpenSite;

beforeAll(async () => {
  let said = '';
  for (const [words, file] of Object.entries(files)) {
    const { err, out } = await runHere(root, `new ${words}`);
    expect([err, out]).toEqual(['', expect.stringContaining(`created: ${file}\n`)]);
    said += out;
  }
  for (const [entry] of said.matchAll(/^ {6}- \{.*\n/gm))
    change('content/navigation.yaml', text => text.replace('entries:\n', `$&${entry}`));
  for (const file of Object.values(files)) change(file, text => text.replace('draft: true\n', ''));
  // Throws if a check fails.
  site = await openSite(root);
});

test('what is new builds once its next steps are done, for names of any length', () => {
  expect(site.paths).toEqual(expect.arrayContaining(['/blog/po/', '/pa/', '/services/se/', '/coach/co/']));
});

/** The pages with lists of offers, each with what is new on them. */
const lists = {
  '/about/': ['/services/se/', '/coach/co/'],
  '/trece-system/': ['/services/se/', '/coach/co/'],
  '/academy/courses/': ['/academy/courses/#cu'],
  '/pricing/': ['/services/se/', '/coach/co/#co-workshop', '/academy/courses/#cu'],
  '/gu/pricing/': ['/services/se/', '/coach/co/#co-workshop', '/academy/courses/#cu'],
};

test.each(Object.entries(lists))('%s has what is new without a line of its own for it', (path, paths) => {
  expect(hrefs(site.page(path), '.card a, .price-list a')).toEqual(expect.arrayContaining(paths));
});

test.each([
  ['/about/', 'services', 'about'],
  ['/trece-system/', 'offers', 'system'],
] as const)('the heading on %s counts what is new', (path, id, list) => {
  const { length } = listed(offersOf(site.content), list);
  const words = site.content.languages.en.numerals[length - 1] ?? length;
  expect(textOf(site.page(path).getElementById(id))).toMatch(new RegExp(`^${words} `));
});

test('who wants one thing done can choose a new service', () => {
  const choices = all(site.page('/pricing/'), '.card p').filter(text => hrefs(text, 'a').includes('/services/se/'));
  expect(choices.map(textOf)).toEqual([expect.stringMatching(/^Ads, .* or .*\.$/)]);
});

test.each([
  ['post po', 'content/blog/po.md: already exists'],
  ['page about', '/about/ is made twice, by content/pages/about.md'],
  ['component 3d', 'needs a name that begins with a letter'],
])('new %s is refused', async (words, message) => {
  expect((await runHere(root, `new ${words}`)).err).toContain(message);
  expect(has('components/ui/3d.tsx')).toBe(false);
});
