import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';
import { specifiedMenus, specifiedPaths } from './specified.ts';

const { navigation, about, system, home, consultations, freeCourses } = (await read(process.cwd(), schema))
  .content as Content;

describe('the header', () => {
  test('has four menus, two plain links and the contact button', () => {
    expect(navigation.menus.map(({ label }) => label)).toEqual(['About', 'Academy', 'Consult/Coach', 'Services']);
    expect(navigation.links.map(({ label, path }) => [label, path])).toEqual([
      ['Clients', '/clients/'],
      ['Blog', '/blog/'],
    ]);
    expect(navigation.contact.path).toBe('/contact/');
  });

  test.each(Object.entries(specifiedMenus))('%s leads to its pages', (label, paths) => {
    const found = navigation.menus.find(menu => menu.label === label)?.entries.map(({ path }) => path);
    expect(found?.filter(path => paths.includes(path))).toEqual(paths);
  });

  test('marks one entry as the flagship', () => {
    const entries = [...navigation.menus.flatMap(menu => menu.entries), ...navigation.links, navigation.contact];
    expect(entries.filter(({ isFlagship }) => isFlagship).map(({ path }) => path)).toEqual(['/30-60-90/']);
  });

  test('names its pages as the specification does', () => {
    const labels = new Map(navigation.menus.flatMap(menu => menu.entries.map(({ path, label }) => [path, label])));
    expect(labels.get('/')).toBe('Start Here');
    expect(labels.get('/academy/courses/')).toBe('Paid Programs');
    expect(labels.get('/academy/workshops/')).toBe('Workshops & Seminars');
  });
});

test('the footer has company and services links, and the four policies', () => {
  expect(navigation.columns.map(({ label }) => label)).toEqual(['Company', 'Services']);
  expect(navigation.policies.map(({ path }) => path)).toEqual([
    '/privacy-policy/',
    '/cookie-policy/',
    '/refund-policy/',
    '/terms-conditions/',
  ]);
  const services = specifiedPaths.filter(path => path.startsWith('/services/'));
  expect(navigation.columns[1]?.entries.map(({ path }) => path)).toEqual(expect.arrayContaining(services));
});

test('the nine core services of the about page lead to their pages, in order', () => {
  expect(about.services.map(({ path }) => path)).toEqual([
    '/coach/seo/',
    '/consult/seo-audit/',
    '/services/seo/',
    '/coach/instagram/',
    '/consult/social-media-audit/',
    '/services/social-media/',
    '/services/branding/',
    '/services/ppc/',
    '/services/media-pr/',
  ]);
  expect(about.tiles.length).toBeGreaterThanOrEqual(4);
});

test('the system has three pillars, four comparisons and five offerings', () => {
  expect(system.pillars.map(({ name }) => name)).toEqual(['Visibility', 'Credibility', 'Profitability']);
  expect(system.comparisons.length).toBeGreaterThanOrEqual(4);
  expect(system.offers.map(({ path }) => path)).toEqual([
    '/30-60-90/',
    '/services/social-media/',
    '/services/seo/',
    '/coach/instagram/',
    '/coach/seo/',
  ]);
});

test('the home page has two ways to grow, four audiences and three testimonials', () => {
  expect(home.ways.map(({ path }) => path)).toEqual(['/30-60-90/', '/academy/']);
  expect(home.audience.length).toBeGreaterThanOrEqual(4);
  expect(home.testimonials.length).toBeGreaterThanOrEqual(3);
});

describe('consultations', () => {
  const textOf = (slug: string) => JSON.stringify(consultations.find(entry => entry.slug === slug)).toLowerCase();

  test.each([
    'profile analysis',
    'new bio',
    'link-in-bio feedback',
    'content feedback',
    'thumbnail feedback',
    'hashtag and keyword feedback',
    'content strategy',
    'growth roadmap',
  ])('the Instagram one includes %s', part => {
    expect(textOf('social-media-audit')).toContain(part);
  });

  test.each([
    'audit',
    'architecture',
    'content strategy',
    '250–300 words',
    '12 topics',
    '100-word summaries',
    'description optimi',
    '5 post designs',
    'captions',
    '5-point monthly checklist',
  ])('the SEO one includes %s', part => {
    expect(textOf('seo-audit')).toContain(part);
  });
});

test('the free series has five lessons and a bonus', () => {
  expect(freeCourses.lessons.length).toBeGreaterThanOrEqual(5);
  expect(freeCourses.bonus.title).toContain('Prompt Engine');
});
