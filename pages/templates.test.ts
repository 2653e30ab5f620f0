/** What `npm run new` creates is complete: the site reads it as a draft, and builds with it when it is published. */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listed, offersOf } from '../content/offers.ts';
import { copySite } from '../content/testing/copy-site.ts';
import { runHere } from '../generator/testing/run-here.ts';
import { all, hrefs, type OpenSite, openSite, textOf } from './_testing/open-site.ts';

const { root, change, remove } = copySite();
// Each `new` reads the site, which takes a third of the time with the cache of a build.
for (const part of ['package-lock.json', '.cache/build'])
  if (existsSync(part)) cpSync(part, path.join(root, part), { recursive: true });
afterAll(remove);

/** What `new` makes, and where. */
const kinds = {
  post: 'content/blog/*.md',
  page: 'content/pages/*.md',
  service: 'content/services/*.yaml',
  coach: 'content/coaching/*.yaml',
  course: 'content/courses/*.yaml',
  component: 'components/ui/*.tsx',
  island: 'islands/*/*.tsx',
};
const long = 'for-shops-and-firms-in-small-towns-whose-owners-have-little-time-for-it-30-60-90';

let site: OpenSite;

beforeAll(async () => {
  let said = '';
  const files: string[] = [];
  for (const [kind, place] of Object.entries(kinds))
    for (const name of [kind.slice(0, 2), `a-${kind}-${long}`]) {
      const file = place.replaceAll('*', name);
      const { err, out } = await runHere(root, `new ${kind} ${name}`);
      expect([err, out]).toEqual(['', expect.stringContaining(`created: ${file}\n`)]);
      said += out;
      files.push(file);
    }
  for (const [entry] of said.matchAll(/^ {6}- \{.*\n/gm))
    change('content/navigation.yaml', text => text.replace('entries:\n', `$&${entry}`));
  for (const file of files) change(file, text => text.replace('draft: true\n', ''));
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
  '/academy/courses/': ['/academy/courses/#co'],
  '/pricing/': ['/services/se/', '/coach/co/#co-workshop', '/academy/courses/#co'],
  '/gu/pricing/': ['/services/se/', '/coach/co/#co-workshop', '/academy/courses/#co'],
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
});
