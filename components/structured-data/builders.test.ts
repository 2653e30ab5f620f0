/** What pages show only in part, or not yet. How the rest is on pages: pages/structured-data.test.ts. */
import { expect, test } from 'vitest';
import { exampleSite as site } from '../fixtures/example-site.ts';
import { organization } from './agency.ts';
import { course, offer, reviews, serviceReference } from './offers.ts';

const seo = { path: '/coach/seo/#seo', name: 'SEO MasterClass', description: 'All of *it*.', price: 23999 };

test.each([
  [{}, { price: 15000 }],
  [{ isFrom: true }, { priceSpecification: expect.objectContaining({ minPrice: 15000 }) }],
  [{ unit: 'month' as const }, { priceSpecification: expect.objectContaining({ minPrice: 15000, unitText: 'month' }) }],
])('a price with %j is an offer in rupees, or a minimum price', (start, stated) => {
  const made = offer({ name: 'PPC', price: 15000, ...start });
  expect(made).toEqual({ '@type': 'Offer', name: 'PPC', priceCurrency: 'INR', ...stated });
});

const ppc = { path: '/ppc/', name: 'PPC', serviceType: 'Ads', description: 'All of it.' };

const testimonial = {
  ...{ quote: 'I can do it now.', name: 'A student', role: 'Student' },
  ...{ isSample: false, isVerified: true, rating: 4 },
};

test('a verified testimonial of a course or a service becomes a review with its stars, others do not', () => {
  const [made] = reviews(course(site, seo), [testimonial]);
  expect(made).toEqual({
    '@type': 'Review',
    itemReviewed: { '@type': 'Course', '@id': '/coach/seo/#seo', name: 'SEO MasterClass' },
    author: { '@type': 'Person', name: 'A student' },
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
    reviewBody: 'I can do it now.',
  });
  const [unrated] = reviews(serviceReference(site, ppc), [{ ...testimonial, rating: undefined }]);
  expect(unrated).toMatchObject({ itemReviewed: { '@type': 'Service', '@id': '/ppc/#service' } });
  expect(unrated).toMatchObject({ reviewRating: { ratingValue: 5 } });
  expect(reviews(course(site, seo), [{ ...testimonial, isVerified: false }])).toEqual([]);
});

test('the types let neither the organisation nor its office become a review', () => {
  // Checked by tsc: a line below that compiles is an error, "unused @ts-expect-error".
  void [
    // @ts-expect-error an organization
    () => reviews({ '@type': 'Organization', '@id': '/#org', name: 'Name' }, [testimonial]),
    // @ts-expect-error nor one that is a course at the same time
    () => reviews({ '@type': ['LocalBusiness', 'Course'], '@id': '/#org', name: 'Name' }, [testimonial]),
    // @ts-expect-error nor what the builders make of it
    () => reviews(organization(site), [testimonial]),
  ];
});
