/** What the builders of structured data make. How it is on pages: pages/structured-data.test.ts. */
import { describe, expect, test } from 'vitest';
import type { Post } from '../../content/schemas/texts.ts';
import { exampleSite as site } from '../fixtures/example-site.ts';
import { cardPathOf } from '../lib/card-path.ts';
import { siteLanguage } from '../lib/language.ts';
import { organizationReference, website } from './agency.ts';
import { blogPosting } from './article.ts';
import { course, courseList, review } from './course.ts';
import { offer, service } from './service.ts';
import { webPage } from './web-page.ts';

const post: Post = {
  slug: 'one',
  title: 'An article about one thing only',
  description: '…',
  excerpt: 'What it says.',
  card: '…',
  category: 'seo',
  publishDate: '2024-10-15',
  factsChecked: '2024-10-15',
  readingTime: '12 min',
  tags: ['SEO', 'Local'],
  teaches: '/services/seo/',
  relatedPosts: [],
  draft: false,
  body: '…',
};
const seo = {
  path: '/coach/seo/#seo',
  name: 'SEO MasterClass',
  description: 'All of *it*.',
  price: 23999,
  workload: 'PT26H',
};
const workshop = { path: '/coach/seo/#words', name: 'Keywords', description: 'Some of it.', price: 149 };
const ppc = { path: '/ppc/', name: 'PPC', serviceType: 'Ads', description: 'All of **it**.' };

test('a course with a workload states it, and a list of courses states their positions', () => {
  expect(course(site, seo)).toMatchObject({
    description: 'All of it.',
    hasCourseInstance: { courseWorkload: 'PT26H' },
    offers: { price: 23999 },
  });
  expect(course(site, workshop)).not.toHaveProperty('hasCourseInstance');
  expect(courseList(site, '/coach/seo/#list', [seo, workshop]).itemListElement).toMatchObject([
    { position: 1, item: { '@id': '/coach/seo/#seo', name: 'SEO MasterClass' } },
    { position: 2, item: { '@id': '/coach/seo/#words', name: 'Keywords' } },
  ]);
});

test.each([
  [{}, { price: 15000 }],
  [{ isFrom: true }, { priceSpecification: expect.objectContaining({ minPrice: 15000 }) }],
  [{ unit: 'month' as const }, { priceSpecification: expect.objectContaining({ minPrice: 15000, unitText: 'month' }) }],
])('a price with %j is an offer in rupees, or a minimum price', (start, stated) => {
  const made = offer({ name: 'PPC', price: 15000, ...start });
  expect(made).toEqual({ '@type': 'Offer', name: 'PPC', priceCurrency: 'INR', ...stated });
});

test('a service names its area, terms and prices, and its description has no Markdown', () => {
  expect(service(site, ppc)).toMatchObject({
    '@id': '/ppc/#service',
    description: 'All of it.',
    areaServed: [{ name: 'Gujarat' }, { name: 'India' }],
    termsOfService: '/terms-conditions/',
  });
  expect(service(site, ppc)).not.toHaveProperty('offers');
  expect(service(site, { ...ppc, path: '/add-ons/#blog' })).toMatchObject({ '@id': '/add-ons/#blog-service' });
  const prices = [{ name: 'Logo', price: 12000 }];
  expect(service(site, { ...ppc, prices }).offers).toEqual(prices.map(offer));
});

describe('a testimonial of a course', () => {
  const testimonial = {
    ...{ quote: 'I can do it now.', name: 'A student', role: 'Student' },
    ...{ isSample: false, isVerified: true, rating: 4 },
  };

  test('that is verified becomes a review with its rating, others do not', () => {
    expect(review(course(site, seo), testimonial)).toEqual({
      '@type': 'Review',
      itemReviewed: { '@type': 'Course', '@id': '/coach/seo/#seo', name: 'SEO MasterClass' },
      author: { '@type': 'Person', name: 'A student' },
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      reviewBody: 'I can do it now.',
    });
    expect(review(course(site, seo), { ...testimonial, isVerified: false })).toBeUndefined();
    expect(review(course(site, seo), { ...testimonial, rating: undefined })).toBeUndefined();
  });

  test('is the only kind that the types let become a review', () => {
    // Checked by tsc: a line below that compiles is an error, "unused @ts-expect-error".
    void [
      // @ts-expect-error an organization
      () => review({ '@type': 'Organization', '@id': '/#org', name: 'Name' }, testimonial),
      // @ts-expect-error nor one that is a course at the same time
      () => review({ '@type': ['LocalBusiness', 'Course'], '@id': '/#org', name: 'Name' }, testimonial),
      // @ts-expect-error a service
      () => review(service(site, ppc), testimonial),
    ];
  });
});

test('a page names its trail where it has one, and is of the website', () => {
  const head = { title: 'SEO', description: '…', card: '…', trail: [] };
  const trail = [{ name: 'Home', path: '/' }, { name: 'SEO' }];
  expect(webPage(site, '/seo/', { ...head, trail })).toEqual({
    '@type': 'WebPage',
    '@id': '/seo/#page',
    url: '/seo/',
    name: 'SEO',
    inLanguage: siteLanguage,
    isPartOf: { '@type': 'WebSite', '@id': website(site)['@id'], name: site.name, url: '/' },
    breadcrumb: { '@id': '/seo/#trail' },
  });
  const plain = webPage(site, '/x/', { ...head, kind: 'AboutPage' });
  expect(plain).toMatchObject({ '@type': 'AboutPage' });
  expect(plain).not.toHaveProperty('breadcrumb');
});

test('an article has dates, author, section and length', () => {
  const updated = blogPosting(site, { ...post, updatedDate: '2025-02-01' }, 'SEO & Local Search');
  expect(updated).toMatchObject({
    '@type': 'BlogPosting',
    '@id': '/blog/one/#article',
    headline: post.title,
    description: post.excerpt,
    image: cardPathOf('/blog/one/'),
    mainEntityOfPage: '/blog/one/',
    isPartOf: { '@id': '/blog/#blog' },
    datePublished: '2024-10-15T00:00:00+05:30',
    dateModified: '2025-02-01T00:00:00+05:30',
    author: { '@type': 'Person', name: 'The founder' },
    publisher: organizationReference(site),
    articleSection: 'SEO & Local Search',
    keywords: ['SEO', 'Local'],
    wordCount: 2400,
    timeRequired: 'PT12M',
    inLanguage: siteLanguage,
  });
  expect(blogPosting(site, post, 'SEO')).toMatchObject({ dateModified: '2024-10-15T00:00:00+05:30' });
});

test('an article cites each page of another site that it links to, once', () => {
  const body =
    'By [its rules](https://a.example/rules), [again](https://a.example/rules), [ours](/blog/) and [a test](https://b.example/).';
  expect(blogPosting(site, { ...post, body }, 'SEO').citation).toEqual([
    { '@type': 'WebPage', url: 'https://a.example/rules' },
    { '@type': 'WebPage', url: 'https://b.example/' },
  ]);
  expect(blogPosting(site, post, 'SEO').citation).toBeUndefined();
});
