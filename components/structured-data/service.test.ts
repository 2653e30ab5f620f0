import { describe, expect, test } from 'vitest';
import { exampleSite as site } from '../fixtures/example-site.ts';
import { offer, service } from './service.ts';

describe('a price', () => {
  test('is an offer in rupees', () => {
    expect(offer({ name: 'Logo', price: 12000 })).toEqual({
      '@type': 'Offer',
      name: 'Logo',
      priceCurrency: 'INR',
      price: 12000,
    });
  });

  test.each([
    [{ isFrom: true }, { '@type': 'PriceSpecification', minPrice: 15000, priceCurrency: 'INR' }],
    [
      { unit: 'month' as const },
      { '@type': 'UnitPriceSpecification', minPrice: 15000, priceCurrency: 'INR', unitText: 'month' },
    ],
  ])('with %j is a minimum price', (start, specification) => {
    const { price, priceSpecification } = offer({ name: 'PPC', price: 15000, ...start });
    expect(price).toBeUndefined();
    expect(priceSpecification).toEqual(specification);
  });
});

test.each([
  ['/seo/', '/seo/#service'],
  ['/add-ons/#blog-seo', '/add-ons/#blog-seo-service'],
])('the service at %s is %s', (path, id) => {
  expect(service(site, { path, name: 'S', serviceType: 'S', description: 'S' })).toMatchObject({
    '@id': id,
    url: path,
  });
});

test('a service names its area and its terms, and its description has no Markdown', () => {
  const made = service(site, { path: '/b/', name: 'B', serviceType: 'B', description: 'All of **it**.' });
  expect(made).toMatchObject({
    description: 'All of it.',
    areaServed: [{ name: 'Gujarat' }, { name: 'India' }],
    termsOfService: '/terms-conditions/',
  });
});

test('a service without prices has no offers', () => {
  expect(service(site, { path: '/b/', name: 'B', serviceType: 'B', description: 'B' })).not.toHaveProperty('offers');
  const prices = [{ name: 'Logo', price: 12000 }];
  const made = service(site, { path: '/b/', name: 'B', serviceType: 'B', description: 'B', prices });
  expect(made.offers).toEqual(prices.map(offer));
});
