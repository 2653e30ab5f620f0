import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { plainTextOf } from '../components/lib/inline-text.ts';
import { offersOf } from '../content/offers.ts';
import { addedSections, specifiedCounts, specifiedOrder, specifiedPaths } from '../content/specified.ts';
import { all, hrefs, openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();
const { content } = site;

test('every page of the specification exists, and a 404 page', () => {
  expect([...specifiedPaths, '/404.html'].filter(path => !site.paths.includes(path))).toEqual([]);
});

test.each(Object.entries(specifiedOrder))('%s has the specified sections in the specified order', (path, sections) => {
  const ids = all(site.page(path), 'main h2').map(({ id }) => id);
  expect(ids.filter(id => !addedSections.includes(id))).toEqual(sections);
});

test.each(specifiedCounts)('%s has the specified number of %s: %d', (path, _what, count, items) => {
  const main = site.page(path).querySelector('main') as Element;
  if (typeof items === 'string') {
    // A figure may stand in several places.
    const found = all(site.page(path), items).map(element => element.getAttribute('data-claim') ?? element);
    expect(new Set(found).size).toBe(count);
    return;
  }
  const words = items(content).map(item =>
    typeof item === 'string'
      ? item
      : Object.entries(item).find(([key]) => /^(title|name|question|quote)$/.test(key))?.[1],
  );
  expect(words).toHaveLength(count);
  expect(words.filter(text => !textOf(main).includes(plainTextOf(`${text}`).replace(/\s+/g, ' ').trim()))).toEqual([]);
});

test('every offer has its line on the page with all prices, and courses with their own prices one each', () => {
  const lines = all(site.page('/pricing/'), '.price-list a').map(link => link.getAttribute('href') ?? '');
  const offers = offersOf(content).filter(({ path }) => path !== '/academy/courses/');
  expect(offers.filter(({ path }) => !lines.some(line => line.startsWith(path)))).toEqual([]);
  const courses = content.coaching.flatMap(({ slug, courses }) => courses.map(({ id }) => `/coach/${slug}/#${id}`));
  expect(lines.filter(line => line.startsWith('/coach/')).sort()).toEqual(courses.sort());
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // React's output: <br/>, charSet, required="". The doctype is in lower case like all our tags.
        'void-style': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'doctype-style': 'off',
        // A label on a list, a figure or a heading is allowed and useful.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        // HTML allows ids that start with a number, as those of numbered clauses do: #1-how-to-read-this-policy.
        'valid-id': ['error', { relaxed: true }],
        // The build limits titles, and content/settings.ts lets the home page's be as long as the specification words it.
        'long-title': 'off',
        // The style sheet decides whether a number may wrap.
        'tel-non-breaking': 'off',
        // Integrity hashes are for files from other hosts only.
        'require-sri': ['error', { target: 'crossorigin' }],
      },
    }),
  );
  expect((await validator.validateString('<!doctype html><p><div>x</div></p>')).valid).toBe(false);
  const wrong: string[] = [];
  for (const path of site.paths) {
    const { results } = await validator.validateString(site.html(path));
    for (const { ruleId, message, selector } of results.flatMap(result => result.messages))
      wrong.push(`${path}: ${ruleId}: ${message} (${selector})`);
  }
  expect(wrong).toEqual([]);
});

test('the site map lists the canonical URLs of all indexable pages, and robots.txt names it', () => {
  const entries = Array.from(site.text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, location]) => location);
  const canonicalOf = (path: string) => hrefs(site.page(path), 'link[rel=canonical]')[0] ?? '';
  const indexed = site.paths.filter(path => all(site.page(path), 'meta[name=robots][content*=noindex]').length === 0);
  expect(entries.sort()).toEqual(indexed.map(canonicalOf).sort());
  expect(site.text('robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', canonicalOf('/')).href}\n`);
  expect(site.text('robots.txt')).not.toMatch(/^Disallow: \S/m);
});
