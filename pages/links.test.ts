import { expect, test } from 'vitest';
import { hrefs, openOurs } from './_testing/open-site.ts';

const site = await openOurs();
const { content } = site;
const { bookings, map } = content.site;

const bookingsOf = (of: readonly { booking: string }[]) => of.map(({ booking }) => bookings[booking]);
const pathsOf = (of: readonly { path: string }[]) => of.map(({ path }) => path);

test.each<[string, (string | undefined)[]]>([
  ['/', pathsOf(content.home.ways)],
  ['/academy/', pathsOf(content.academy.paths)],
  ['/academy/courses/', content.courses.map(({ enrol }) => ('path' in enrol ? enrol.path : bookings[enrol.booking]))],
  ['/services/add-ons/', bookingsOf(content.addOns.list)],
  ...content.services.map((service): [string, (string | undefined)[]] => [
    `/services/${service.slug}/`,
    bookingsOf([service]),
  ]),
  ...content.coaching.map(({ slug, courses }): [string, (string | undefined)[]] => [
    `/coach/${slug}/`,
    bookingsOf(courses),
  ]),
  ['/clients/', [bookings.call]],
  ['/contact/', [bookings.call, map.link]],
  ['/404.html', ['/']],
])('%s leads where its content says', (path, targets) => {
  expect(hrefs(site.page(path), 'main a')).toEqual(expect.arrayContaining(targets));
});
