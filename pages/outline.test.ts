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
  answer: '',
  overview: '',
  signature: '',
  stats: 'dl > div',
  pillars: ':scope > li',
  ways: ':scope > li',
  cards: ':scope > li',
  directory: ':scope > li',
  industries: ':scope > li',
  related: ':scope > li',
  campaigns: ':scope > li',
  testimonials: ':scope > li',
  phases: ':scope > li',
  ticks: ':scope > li',
  snapshots: ':scope > li',
  packages: ':scope > li',
  comparison: 'tbody > tr',
  'learning-paths': ':scope > li',
  garden: ':scope > li',
  lessons: ':scope > li',
  reasons: ':scope > li',
  checks: ':scope > li',
  turns: ':scope > li',
  weeks: ':scope > li',
  course: '',
  stories: ':scope > article',
  clients: ':scope > li',
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

/** The outermost blocks of a page in order, with their number of items: ["hero", "cards 4", …]. Neighbours of one kind are one. */
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

/** The order of the specification, section 2. A number stands where it fixes one, and is the least; "answer" is our own, the straight answer under a hero. */
const service = 'hero, answer, overview, phases 3, ticks, cards, cards, snapshots, ticks, related, closing';
const consultation = 'hero, answer, checks, garden, turns 3, ticks, faq, closing';
const coaching = 'hero, answer, course, garden, ticks, faq, closing';
const reasonsAndTopics = 'reasons 4, garden 6';
const outlines: Record<string, string> = {
  '/': 'hero, stats 4, pillars 3, ways 2, cards 4, cards, campaigns 3, testimonials 3, calculator, stats 3, closing',
  '/about/': 'hero, overview, signature, stats 3, pillars 3, cards 4, directory 9, closing',
  '/trece-system/': 'hero, answer, pillars 3, comparison 4, directory 5, cards, closing',
  '/consult/social-media-audit/': consultation,
  '/consult/seo-audit/': consultation,
  '/coach/instagram/': coaching,
  '/coach/seo/': coaching,
  '/30-60-90/': 'hero, answer, overview, phases 3, ticks, cards 4, cards 4, testimonials 2, ticks, closing',
  ...Object.fromEntries(content.services.map(({ slug }) => [`/services/${slug}/`, service])),
  '/services/add-ons/': 'hero, answer, ticks, ticks, closing',
  '/services/branding/': 'hero, answer, overview, cards 6, weeks 4, packages 3, overview, cards 6, faq 6, closing',
  '/services/ppc/':
    'hero, answer, overview, cards 4, phases 3, cards 4, cards 5, testimonials 3, ticks, price, ticks, closing',
  '/services/media-pr/': 'hero, answer, overview, cards 4, phases 3, cards 6, testimonials 3, ticks, closing',
  '/academy/': 'hero, answer, learning-paths 3, garden, cards, testimonials 2, closing',
  '/academy/free-courses/': 'hero, answer, lessons 5, ticks, garden, ticks, ticks, closing',
  '/academy/courses/': 'hero, answer, course, closing',
  '/academy/workshops/': `hero, answer, ${reasonsAndTopics}, ${reasonsAndTopics}, cards 4, closing`,
  '/clients/': 'hero, stats 5, stories 5, clients 8, industries 9, stats 8, faq 8, closing',
  '/blog/': 'hero, topics 8, post-card, post-grid 14, topic-index 7, signup, cards 3, closing',
  '/contact/': 'hero, ticks, map-frame, closing',
  '/404.html': 'hero',
};

test.each(Object.entries(outlines))('%s: %s', (path, outline) => {
  const expected = outline.split(', ');
  const found = outlineOf(path)
    // A strip of figures between sections that the specification lists without one.
    .filter(block => !block.startsWith('stats') || outline.includes('stats'));
  const isEnough = (block: string, least = '') => {
    const [[name, count = 0], [wanted, number = 0]] = [block.split(' '), least.split(' ')];
    return name === wanted && Number(count) >= Number(number);
  };
  expect(found.map((block, i) => (isEnough(block, expected[i]) ? expected[i] : block))).toEqual(expected);
});

test('a straight answer has 40 to 60 words, on whatever page it stands', () => {
  const answers = site.paths.flatMap(path =>
    all(site.page(path), '.answer-text').map(answer => [path, answer] as const),
  );
  expect(answers.length).toBeGreaterThan(15);
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
