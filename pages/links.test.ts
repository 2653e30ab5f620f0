import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import { read } from '../generator/testing/read.ts';
import { all, type OpenSite, openOurs } from './_testing/open-site.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { bookings, map } = content.site;
let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

const links = (path: string, selector = 'main a') => all(site.page(path), selector);
const hrefs = (path: string, selector?: string) => links(path, selector).map(a => a.getAttribute('href') ?? '');

describe('the pages that content refers to', () => {
  test.each<[string, { path: string }[]]>([
    ['/', content.home.ways],
    ['/about/', content.about.services],
    ['/trece-system/', content.system.offers.map(path => ({ path }))],
    ['/academy/', content.academy.paths],
    ['/academy/courses/', content.programs.flatMap(({ enrol }) => ('path' in enrol ? [enrol] : []))],
    ['/404.html', [{ path: '/' }]],
  ])('are linked on %s', (path, targets) => {
    expect(hrefs(path)).toEqual(expect.arrayContaining(targets.map(target => target.path)));
  });
});

describe('bookings open in a new tab', () => {
  test.each<[string, string[]]>([
    ['/contact/', ['call']],
    ['/clients/', ['call']],
    ['/academy/courses/', content.programs.flatMap(({ enrol }) => ('booking' in enrol ? enrol.booking : []))],
    ['/services/add-ons/', content.addOns.list.map(({ booking }) => booking)],
    ...content.services.map(({ slug, booking }): [string, string[]] => [`/services/${slug}/`, [booking]]),
    ...content.coaching.map(({ slug, courses }): [string, string[]] => [
      `/coach/${slug}/`,
      courses.map(({ booking }) => booking),
    ]),
  ])('%s: %s', (path, names) => {
    for (const name of names) {
      const found = links(path).filter(a => a.getAttribute('href') === bookings[name]);
      expect(found.length, name).toBeGreaterThan(0);
      for (const a of found) expect(a.getAttribute('target'), name).toBe('_blank');
    }
  });
});

test('the contact page has phone, email, map, booking, chat and an iframe with the map', () => {
  const found = hrefs('/contact/');
  expect(found).toEqual(expect.arrayContaining([map.link, bookings.call]));
  for (const start of ['tel:+', 'mailto:', 'https://wa.me/']) expect(found.join(' ')).toContain(start);
  const frame = site.page('/contact/').querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(map.embed);
  expect(frame?.getAttribute('title')).toBeTruthy();
  expect(frame?.getAttribute('loading')).toBe('lazy');
});
