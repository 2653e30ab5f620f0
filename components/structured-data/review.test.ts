import type { ReviewLeaf } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { exampleSite as site } from '../fixtures/example-site.ts';
import { course, review } from './course.ts';
import { service } from './service.ts';

const masterClass = course(site, { path: '/coach/seo/#seo', name: 'SEO MasterClass', description: 'All of it.' });
const ourService = service(site, { path: '/', name: 'S', serviceType: 'S', description: 'S' });
const testimonial = {
  ...{ quote: 'I can do it now.', name: 'A student', role: 'Student' },
  ...{ isSample: false, isVerified: true, rating: 4 },
};

test('a verified testimonial of a course becomes a review with its rating', () => {
  expect(review(masterClass, testimonial)).toEqual({
    '@type': 'Review',
    itemReviewed: { '@type': 'Course', '@id': '/coach/seo/#seo', name: 'SEO MasterClass' },
    author: { '@type': 'Person', name: 'A student' },
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
    reviewBody: 'I can do it now.',
  });
});

test('a testimonial that is unverified or has no rating does not become a review', () => {
  expect(review(masterClass, { ...testimonial, isVerified: false })).toBeUndefined();
  expect(review(masterClass, { ...testimonial, rating: undefined })).toBeUndefined();
});

describe('the types reject reviews of anything but a course', () => {
  // Checked by tsc: a line below that compiles is an error, "unused @ts-expect-error".
  const named = { '@id': '/#org', name: 'Name' };
  const attempts: Record<string, () => ReviewLeaf | undefined> = {
    // @ts-expect-error an organization may not be reviewed
    'an Organization': () => review({ '@type': 'Organization', ...named }, testimonial),
    // @ts-expect-error nor one that is a course at the same time
    'a LocalBusiness and Course': () => review({ '@type': ['LocalBusiness', 'Course'], ...named }, testimonial),
    // @ts-expect-error the builder's service
    'our service': () => review(ourService, testimonial),
    // @ts-expect-error a course without a name
    'a course without a name': () => review({ '@type': 'Course', '@id': '/#c' }, testimonial),
  };

  test.each(Object.entries(attempts))('%s: even past the types, the reviewed item is a Course', (_, attempt) => {
    expect(attempt()?.itemReviewed).toMatchObject({ '@type': 'Course' });
  });
});
