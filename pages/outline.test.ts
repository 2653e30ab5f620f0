import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import { specifiedPaths } from '../content/specified.ts';
import { read } from '../generator/read/read.ts';
import { all, type OpenSite, openSite, textOf } from '../generator/testing/open-site.ts';

const content = (await read(process.cwd(), schema)).content as Content;
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(process.cwd());
});

/** The blocks that pages are made of, by the root class of their component, and what counts as one item of each. */
const blocks: Record<string, string> = {
  hero: '',
  summary: '',
  facts: '',
  rates: '',
  signature: '',
  'key-figures': 'dl > div',
  pillars: ':scope > li',
  choices: ':scope > li',
  'card-grid': ':scope > li',
  directory: ':scope > li',
  campaigns: ':scope > li',
  quotes: ':scope > li',
  steps: ':scope > li',
  checklist: ':scope > li',
  packages: ':scope > li',
  comparison: 'tbody > tr',
  'learning-paths': ':scope > li',
  'audit-sheet': ':scope > li',
  course: '',
  stories: ':scope > article',
  faq: ':scope > details',
  signup: '',
  'post-card': '',
  topics: 'a',
  'post-grid': ':scope > li',
  'topic-index': ':scope > div',
  price: '',
  'map-frame': '',
  closing: '',
};
const selector = ['[aria-labelledby=calculator]', ...Object.keys(blocks).map(name => `.${name}`)].join(',');

/** The outermost blocks of a page in order, with their number of items: ["hero", "card-grid 4", …]. Neighbours of one kind are one. */
function outlineOf(path: string): string[] {
  const outline: string[] = [];
  for (const block of all(site.page(path), 'main *').filter(element => element.matches(selector))) {
    if (block.parentElement?.closest(selector)) continue;
    const name = Object.keys(blocks).find(root => block.classList.contains(root)) ?? 'calculator';
    const items = blocks[name] ? ` ${all(block, blocks[name]).length}` : '';
    if (outline.at(-1) !== name) outline.push(name + items);
  }
  return outline;
}

/** The order of the specification, section 2. A number stands where it fixes one, and is the least; "answer" is our own, the short summary under a hero. */
const service = 'hero, summary, steps 3, checklist, card-grid, card-grid, card-grid, checklist, card-grid, closing';
const consultation = 'hero, facts, audit-sheet, card-grid, steps 3, checklist, faq, closing';
const coaching = 'hero, facts, course, card-grid, checklist, faq, closing';
const reasonsAndTopics = 'card-grid 4, card-grid 6';
const outlines: Record<string, string> = {
  '/': 'hero, key-figures 4, pillars 3, choices 2, card-grid 4, card-grid, campaigns 3, quotes 3, calculator, key-figures 3, closing',
  '/about/': 'hero, signature, key-figures 3, pillars 3, card-grid 4, directory 9, closing',
  '/trece-system/': 'hero, summary, pillars 3, comparison 4, directory 5, card-grid, closing',
  '/consult/social-media-audit/': consultation,
  '/consult/seo-audit/': consultation,
  '/coach/instagram/': coaching,
  '/coach/seo/': coaching,
  '/30-60-90/': 'hero, facts, steps 3, checklist, card-grid 4, card-grid 4, quotes 2, checklist, closing',
  ...Object.fromEntries(content.services.map(({ slug }) => [`/services/${slug}/`, service])),
  '/services/add-ons/': 'hero, facts, checklist, checklist, closing',
  '/services/branding/': 'hero, facts, card-grid 6, steps 4, packages 3, card-grid 6, faq 6, closing',
  '/services/ppc/':
    'hero, facts, card-grid 4, steps 3, card-grid 4, card-grid 5, quotes 3, checklist, price, checklist, closing',
  '/services/media-pr/': 'hero, facts, card-grid 4, steps 3, card-grid 6, quotes 3, checklist, closing',
  '/academy/': 'hero, summary, learning-paths 3, card-grid, card-grid, quotes 2, closing',
  '/academy/free-courses/': 'hero, summary, steps 5, checklist, card-grid, checklist, checklist, closing',
  '/academy/courses/': 'hero, facts, course, closing',
  '/academy/workshops/': `hero, facts, ${reasonsAndTopics}, ${reasonsAndTopics}, card-grid 4, closing`,
  '/clients/': 'hero, key-figures 5, stories 5, card-grid 8, card-grid 9, key-figures 8, faq 8, closing',
  '/blog/': 'hero, topics 8, post-card, post-grid 14, topic-index 7, signup, card-grid 3, closing',
  '/pricing/': 'hero, rates, closing',
  '/contact/': 'hero, checklist, map-frame, closing',
  '/404.html': 'hero',
};

test.each(Object.entries(outlines))('%s: %s', (path, outline) => {
  const expected = outline.split(', ');
  const found = outlineOf(path)
    // A strip of figures between sections that the specification lists without one.
    .filter(block => !block.startsWith('key-figures') || outline.includes('key-figures'));
  const isEnough = (block: string, least = '') => {
    const [[name, count = 0], [wanted, number = 0]] = [block.split(' '), least.split(' ')];
    return name === wanted && Number(count) >= Number(number);
  };
  expect(found.map((block, i) => (isEnough(block, expected[i]) ? expected[i] : block))).toEqual(expected);
});

test('a straight answer has 40 to 60 words, on whatever page it stands', () => {
  const answers = site.paths.flatMap(path =>
    all(site.page(path), '.summary-text').map(answer => [path, answer] as const),
  );
  expect(answers.length).toBeGreaterThan(0);
  const lengths = answers.map(([path, answer]) => [path, textOf(answer).split(/\s+/).length] as const);
  expect(lengths.filter(([, words]) => words < 40 || words > 60)).toEqual([]);
});

test('these are all the pages of the specification but its policies', () => {
  const others = specifiedPaths.filter(path => !/-(policy|conditions)\/$/.test(path));
  expect(others.filter(path => !(path in outlines))).toEqual([]);
});

describe('headings that the specification names', () => {
  test.each([
    ['/clients/', ['Featured Success Stories', 'Client Portfolio', 'Industries We Serve', 'Aggregate results']],
    ['/services/branding/', ['What is Branding']],
    ['/blog/7-ps-social-media-strategy/', ['You Might Also Like']],
  ])('%s', (path, headings) => {
    const found = all(site.page(path), 'main h2').map(textOf);
    expect(found.filter(text => headings.includes(text))).toEqual(headings);
  });

  test('the page for unknown paths says 404, what happened, and the way home', () => {
    const main = site.page('/404.html').querySelector('main') as Element;
    expect(textOf(main.querySelector('h1'))).toBe('404');
    expect(textOf(main)).toContain('Oops! Page not found');
    expect(textOf(all(main, 'a')[0])).toBe('Return to Home');
  });
});

test('questions have the ids item-0 and so on, and one of them is open at a time', () => {
  for (const [path, count] of [
    ['/services/branding/', 6],
    ['/clients/', 8],
  ] as const) {
    const items = all(site.page(path), '.faq details');
    expect(items.map(item => item.id)).toEqual(Array.from({ length: count }, (_, i) => `item-${i}`));
    expect(new Set(items.map(item => item.getAttribute('name'))).size).toBe(1);
  }
});

test('the courses of paid programs have badge and four modules each, those of coaching their prices', () => {
  const courses = (path: string) => all(site.page(path), 'article.course');
  expect(courses('/academy/courses/').map(course => textOf(course.querySelector('p')))).toEqual([
    'Most Popular',
    'In-Demand',
    'New',
    'Advanced',
  ]);
  expect(courses('/academy/courses/').map(course => all(course, 'ol > li').length)).toEqual([4, 4, 4, 4]);
  const prices = (path: string) => courses(path).map(course => textOf(course.querySelector('data')));
  expect(prices('/coach/instagram/')).toEqual(['₹299', '₹8,999', '₹15,000']);
  expect(prices('/coach/seo/')).toEqual(['₹149', '₹23,999']);
});

test('budget and duration are told of the one client that has a budget', () => {
  const stories = all(site.page('/clients/'), '.stories > article');
  const terms = (story: Element) => all(story, 'dt').map(textOf);
  const withBudget = stories.filter(story => terms(story).includes('Budget'));
  expect(withBudget.map(story => story.id)).toEqual(['thailand-week']);
  expect(stories.filter(story => terms(story).includes('Duration'))).toEqual(withBudget);
});
