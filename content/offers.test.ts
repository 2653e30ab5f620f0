import { expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { listed, offerAt, offersOf } from './offers.ts';
import { type Content, schema } from './schema.ts';
import { offerFacts } from './schemas/offer-facts.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const offers = offersOf(content);

test('an offer has the name, tone and drawing of its record, and a course on its page the price', () => {
  const { head, name, offer } = content.ppc;
  expect(offerAt(offers, '/services/ppc/')).toMatchObject({ ...offer, name, colour: head.tone, drawing: head.drawing });
  const [page] = content.coaching;
  const [course] = page?.courses ?? [];
  expect(offerAt(offers, `/coach/${page?.slug}/#${course?.id}`)).toMatchObject({ rupees: course?.price });
});

test('a list has the offers that name it, in their order; one without a place on the price list is its last', () => {
  const places = listed(offers, 'about').map(({ places }) => places.about ?? 0);
  expect(places.length).toBeGreaterThan(3);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const [first, ...others] = content.services;
  const last = { ...first, offer: { ...first?.offer, places: {} } };
  const sorted = offersOf({ ...content, services: [last, ...others] } as Content);
  expect(sorted.findLast(({ group }) => group === 'services')?.path).toBe(`/services/${first?.slug}/`);
});

test.each([
  ['are a fact', 'Saturdays from 9 January', 'Saturdays from 9 January'],
  ['that are not known are none', 'not known', undefined],
])('dates %s', (_, dates, expected) => {
  expect(offerFacts.parse({ fee: 'free', dates }).dates).toBe(expected);
});

test('a path that no offer has is refused, with the file that names it', () => {
  expect(() => offerAt(offers, '/services/xyz/', 'content/system.yaml')).toThrow(
    'no offer has the path /services/xyz/',
  );
});
