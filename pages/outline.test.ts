import { beforeAll, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import { specifiedPaths } from '../content/specified.ts';
import { all, type OpenSite, openOurs, textOf } from '../generator/testing/open-site.ts';
import { read } from '../generator/testing/read.ts';

const content = (await read(process.cwd(), schema)).content as Content;
let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

/** The blocks of pages, by the root class of their component. */
const blocks = [
  ...['hero', 'facts', 'price-list', 'stats', 'pillars', 'split-cta', 'card-grid'],
  ...['campaigns', 'testimonials', 'steps', 'checklist', 'packages', 'comparison'],
  ...['course-card', 'client-stories', 'faq', 'signup', 'articles', 'price', 'map-frame'],
  'call-to-action',
];
const selector = ['.section:has(#calculator)', ...blocks.map(name => `.${name}`)].join(',');

/** Returns the outermost blocks of a page in order, with adjacent blocks of the same kind merged. */
function outlineOf(path: string): string[] {
  const outline: string[] = [];
  for (const block of all(site.page(path), 'main *').filter(element => element.matches(selector))) {
    if (block.parentElement?.closest(selector)) continue;
    const name = blocks.find(root => block.classList.contains(root)) ?? 'calculator';
    if (outline.at(-1) !== name) outline.push(name);
  }
  return outline;
}

/** The order of blocks in section 2 of the specification. Authors may add others between them. */
const service = 'hero, steps, checklist, card-grid, checklist, price-list, call-to-action';
const coaching = 'hero, course-card, card-grid, checklist, faq, call-to-action';
const outlines: Record<string, string> = {
  '/': 'hero, stats, pillars, campaigns, split-cta, card-grid, testimonials, calculator, stats, call-to-action',
  '/about/': 'hero, stats, pillars, card-grid, call-to-action',
  '/trece-system/': 'hero, pillars, comparison, card-grid, call-to-action',
  '/consult/social-media-audit/': 'hero, card-grid, checklist, steps, checklist, faq, call-to-action',
  '/consult/seo-audit/': 'hero, card-grid, steps, checklist, faq, call-to-action',
  '/coach/instagram/': coaching,
  '/coach/seo/': coaching,
  '/30-60-90/': 'hero, steps, checklist, card-grid, testimonials, checklist, call-to-action',
  ...Object.fromEntries(content.services.map(({ slug }) => [`/services/${slug}/`, service])),
  '/services/add-ons/': 'hero, checklist, call-to-action',
  '/services/branding/': 'hero, packages, card-grid, steps, card-grid, faq, call-to-action',
  '/services/ppc/': 'hero, card-grid, steps, price, checklist, card-grid, testimonials, checklist, call-to-action',
  '/services/media-pr/': 'hero, card-grid, steps, card-grid, testimonials, checklist, call-to-action',
  '/academy/': 'hero, course-card, price-list, card-grid, testimonials, call-to-action',
  '/academy/free-courses/': 'hero, steps, checklist, card-grid, checklist, call-to-action',
  '/academy/courses/': 'hero, course-card, call-to-action',
  '/academy/workshops/': 'hero, card-grid, call-to-action',
  '/clients/': 'hero, stats, client-stories, card-grid, stats, faq, call-to-action',
  '/blog/': 'hero, articles, card-grid, signup, card-grid, call-to-action',
  '/pricing/': 'hero, price-list, call-to-action',
  '/contact/': 'hero, checklist, map-frame, call-to-action',
  '/404.html': 'hero',
};

const unspecified = ['/pricing/', '/404.html'];
// A page of the specification may have been removed.
const exists = ([path]: [string, string]) => specifiedPaths.includes(path) || unspecified.includes(path);

test.each(Object.entries(outlines).filter(exists))('%s: %s', (path, outline) => {
  const found = outlineOf(path);
  let at = -1;
  const missing = outline.split(', ').filter(block => {
    const next = found.indexOf(block, at + 1);
    if (next > at) at = next;
    return next < 0;
  });
  expect(missing, `of ${found.join(', ')}`).toEqual([]);
});

test('every summary has 40 to 60 words', () => {
  const answers = site.paths.flatMap(path =>
    all(site.page(path), '.section:has(#in-short) .section-body > p').map(answer => [path, answer] as const),
  );
  expect(answers.length).toBeGreaterThan(0);
  const lengths = answers.map(([path, answer]) => [path, textOf(answer).split(/\s+/).length] as const);
  expect(lengths.filter(([, words]) => words < 40 || words > 60)).toEqual([]);
});

test('the outlines cover all pages of the specification except policies', () => {
  const others = specifiedPaths.filter(path => !/-(policy|conditions)\/$/.test(path));
  expect(others.filter(path => !(path in outlines))).toEqual([]);
});

test('the core services on the about page link to their pages, after the tiles', () => {
  const cards = all(site.page('/about/'), '.card');
  const { tiles, services } = content.about;
  expect(cards.map(card => textOf(card.querySelector('h3')))).toEqual(
    [...tiles, ...services].map(({ title }) => title),
  );
  const hrefs = cards.flatMap(card => all(card, 'a').map(a => a.getAttribute('href')));
  expect(hrefs).toEqual(services.map(({ path }) => path));
});

test('every programme and every course is on its page with its badge or price', () => {
  const courses = (path: string) => all(site.page(path), 'article.course-card').map(textOf);
  for (const { title, badge, modules } of content.programs) {
    const shown = courses('/academy/courses/').find(text => text.includes(title));
    for (const part of [badge, ...modules.map(module => module.title)]) expect(shown).toContain(part);
  }
  for (const page of content.coaching)
    for (const { title, price } of page.courses) {
      const shown = courses(`/coach/${page.slug}/`).find(text => text.includes(title));
      expect(shown).toContain(`₹${price.toLocaleString('en-IN')}`);
    }
});
