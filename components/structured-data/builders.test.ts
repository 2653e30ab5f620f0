import type { ReviewLeaf } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import type { Post } from '../../content/schemas/texts.ts';
import { exampleSite as site } from '../fixtures/example-site.ts';
import { cardPathOf } from '../lib/card-path.ts';
import { siteLanguage } from '../lib/language.ts';
import { founder, localBusiness, organization, organizationReference, website } from './agency.ts';
import { blogPosting, clientStory } from './article.ts';
import { course, courseList, review } from './course.ts';
import { itemList, listItem, postList } from './item-list.ts';
import { graphText, type Node } from './json-ld.ts';
import { service, serviceReference } from './service.ts';
import { breadcrumb, webPage } from './web-page.ts';

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
const verified = {
  ...{ quote: 'Good.', name: 'A student', role: 'Student' },
  ...{ isSample: false, isVerified: true, rating: 5 },
};

const story = { path: '/clients/one/', title: 'A story', lead: 'What was done.', client: 'One & Co' };
const trail = [{ name: 'Home', path: '/' }, { name: 'SEO' }];
const head = { title: 'SEO', description: '…', card: '…', trail: [] };

const all = {
  website: website(site),
  organization: organization(site),
  localBusiness: localBusiness(site),
  founder: founder(site),
  service: service(site, { path: '/seo/', name: 'SEO', serviceType: 'Search', description: 'Being found.' }),
  breadcrumb: breadcrumb('/seo/', trail),
  serviceReference: serviceReference(site, {
    path: '/seo/',
    name: 'SEO',
    serviceType: 'Search',
    description: 'Being *found*.',
  }),
  itemList: itemList('/clients/#list', [{ name: 'One', path: '/clients/#one' }]),
  postList: postList('/blog/#posts', [post]),
  clientStory: clientStory(site, story),
  webPage: webPage(site, '/seo/', { ...head, trail, mainEntity: '/seo/#service' }) as Node,
  course: course(site, seo),
  courseList: courseList(site, '/coach/seo/#list', [seo, workshop]),
  blogPosting: blogPosting(site, post, 'SEO & Local Search'),
  review: review(course(site, seo), verified) as ReviewLeaf,
} satisfies Record<string, Node>;

describe('every builder makes absolute URLs below the base, and no rating', () => {
  test.each(Object.entries(all))('%s', (_, node) => {
    const [made] = JSON.parse(graphText([node], { origin: 'https://name.example', base: '/repo/' }))['@graph'];
    expect(made['@type']).toEqual(node['@type']);
    const literals: [string, unknown][] = [];
    JSON.stringify(made, (key, value) => {
      if (typeof value !== 'object') literals.push([key, value]);
      return value;
    });
    for (const [key, value] of literals) {
      expect(String(value), key).not.toMatch(/^\/|undefined|NaN/);
      if (key === '@id') expect(value).toMatch(/^https:\/\/name\.example\/repo\//);
    }
    expect(literals.map(([key]) => key)).not.toContain('ratingCount');
    expect(JSON.stringify(made)).not.toContain('ggregateRating');
  });
});

test('a misspelt property does not compile', () => {
  // Checked by tsc: a line below that compiles is an error, "unused @ts-expect-error".
  const made: unknown[] = [
    // @ts-expect-error for `telephone`
    { '@type': 'Organization', phone: '' } satisfies ReturnType<typeof organization>,
    // @ts-expect-error for `priceRange`
    { '@type': ['LocalBusiness', 'ProfessionalService'], pricerange: '' } satisfies ReturnType<typeof localBusiness>,
    // @ts-expect-error for `offers`
    { '@type': 'Course', '@id': '/', name: '', ofers: [] } satisfies ReturnType<typeof course>,
    // @ts-expect-error for `priceCurrency`, in a nested object
    { '@type': 'Service', offers: { '@type': 'Offer', currency: 'INR' } } satisfies ReturnType<typeof service>,
    // @ts-expect-error for `name`, in an item of a list
    listItem(0, { nmae: '' }),
    // @ts-expect-error for `headline`, when read
    all.blogPosting.headlines,
  ];
  expect(made).toHaveLength(6);
});

test('a course with a workload states it, and a list of courses states their positions', () => {
  expect(course(site, seo)).toMatchObject({
    description: 'All of it.',
    hasCourseInstance: { courseWorkload: 'PT26H' },
    offers: { price: 23999 },
  });
  expect(course(site, workshop)).not.toHaveProperty('hasCourseInstance');
  expect(course(site, { path: '/c/', name: 'C', description: 'C' })).not.toHaveProperty('offers');
  expect(all.courseList.itemListElement).toMatchObject([
    { position: 1, item: { '@id': '/coach/seo/#seo', name: 'SEO MasterClass' } },
    { position: 2, item: { '@id': '/coach/seo/#words', name: 'Keywords' } },
  ]);
});

test('a page names its trail and what it is about where it has them, and is of the website', () => {
  expect(all.webPage).toEqual({
    '@type': 'WebPage',
    '@id': '/seo/#page',
    url: '/seo/',
    name: 'SEO',
    inLanguage: siteLanguage,
    isPartOf: { '@type': 'WebSite', '@id': all.website['@id'], name: site.name, url: '/' },
    mainEntity: { '@id': all.service['@id'] },
    breadcrumb: { '@id': all.breadcrumb['@id'] },
  });
  const plain = webPage(site, '/x/', { ...head, lang: 'gu', kind: 'AboutPage' });
  expect(plain).toMatchObject({ '@type': 'AboutPage', inLanguage: 'gu' });
  for (const name of ['mainEntity', 'breadcrumb']) expect(plain).not.toHaveProperty(name);
});

describe('an article', () => {
  test('has dates, author, section and length', () => {
    expect(all.blogPosting).toMatchObject({
      '@type': 'BlogPosting',
      '@id': '/blog/one/#article',
      headline: post.title,
      description: post.excerpt,
      image: cardPathOf('/blog/one/'),
      mainEntityOfPage: '/blog/one/',
      isPartOf: { '@id': '/blog/#blog' },
      datePublished: '2024-10-15T00:00:00+05:30',
      dateModified: '2024-10-15T00:00:00+05:30',
      author: { '@type': 'Person', name: 'The founder' },
      publisher: organizationReference(site),
      articleSection: 'SEO & Local Search',
      keywords: ['SEO', 'Local'],
      wordCount: 2400,
      timeRequired: 'PT12M',
      inLanguage: siteLanguage,
    });
  });

  test('that was updated has the later dateModified', () => {
    expect(blogPosting(site, { ...post, updatedDate: '2025-02-01' }, 'SEO')).toMatchObject({
      datePublished: '2024-10-15T00:00:00+05:30',
      dateModified: '2025-02-01T00:00:00+05:30',
    });
  });

  test('has 200 words for each minute of its reading time', () => {
    expect(blogPosting(site, post, 'SEO')).toMatchObject({ wordCount: 2400, timeRequired: 'PT12M' });
  });
});
