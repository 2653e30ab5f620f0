import { expect, test } from 'vitest';
import type { Site } from '../../content/schemas/site.ts';
import { organization } from './agency.ts';
import { offer, reviews } from './offers.ts';

test.each([
  [{}, { price: 15000 }],
  [{ isFrom: true }, { priceSpecification: expect.objectContaining({ minPrice: 15000 }) }],
  [{ unit: 'month' as const }, { priceSpecification: expect.objectContaining({ minPrice: 15000, unitText: 'month' }) }],
])('a price with %j is an offer in rupees, or a minimum price', (start, stated) => {
  const made = offer({ name: 'PPC', price: 15000, ...start });
  expect(made).toEqual({ '@type': 'Offer', name: 'PPC', priceCurrency: 'INR', ...stated });
});

test('the types let neither the organisation nor its office become a review', () => {
  // Checked by tsc: a line below that compiles is an error, "unused @ts-expect-error".
  void [
    // @ts-expect-error an organization
    () => reviews({ '@type': 'Organization', '@id': '/#org', name: 'Name' }, []),
    // @ts-expect-error nor one that is a course at the same time
    () => reviews({ '@type': ['LocalBusiness', 'Course'], '@id': '/#org', name: 'Name' }, []),
    // @ts-expect-error nor what the builders make of it
    () => reviews(organization({} as Site), []),
  ];
});
