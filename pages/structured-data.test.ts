import { expect, test } from 'vitest';
import type { SiteContext } from '../components/context/site.tsx';
import { headOf } from '../components/sections/offer.tsx';
import { anArticle } from '../components/testing/an-article.ts';
import { all, hrefs, openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();
const { posts, categories, site: agency } = site.content;

type Node = { '@type': string | string[]; '@id'?: string; [property: string]: unknown };

function graphOf(path: string): Node[] {
  const scripts = all(site.page(path), 'script[type="application/ld+json"]');
  expect(scripts, path).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.textContent ?? '');
  expect(context, path).toBe('https://schema.org');
  return graph;
}
const nodeOf = (path: string, type: string) => graphOf(path).find(node => [node['@type']].flat().includes(type));

const office = 'LocalBusiness + ProfessionalService';
/** Structured data has no person without a name. */
const person = agency.founder.name === undefined ? [] : ['Person'];
test.each<[path: string, types: string[]]>([
  ['/', ['WebPage', 'WebSite', 'Organization', office]],
  ['/about/', ['AboutPage', 'BreadcrumbList', ...person]],
  ['/contact/', ['ContactPage', 'BreadcrumbList', office]],
  ['/clients/', ['CollectionPage', 'BreadcrumbList', 'ItemList']],
  ['/blog/', ['CollectionPage', 'BreadcrumbList', 'Blog', 'ItemList']],
  ['/academy/', ['WebPage', 'BreadcrumbList', 'ItemList']],
  ['/academy/courses/', ['WebPage', 'BreadcrumbList', 'ItemList']],
  ['/coach/instagram/', ['WebPage', 'BreadcrumbList', 'Service', 'Course']],
  ['/coach/seo/', ['WebPage', 'BreadcrumbList', 'Service', 'Course']],
  ['/refund-policy/', ['WebPage', 'BreadcrumbList']],
  [anArticle, ['WebPage', 'BreadcrumbList', 'BlogPosting', 'ItemList', 'Service']],
  ...site.paths
    .filter(path => /^\/(services|consult|30-60-90)\//.test(path))
    .map((path): [string, string[]] => [path, ['WebPage', 'BreadcrumbList', 'Service']]),
])('%s has the types of what it is about: %j', (path, types) => {
  // A page of the specification may have been removed.
  if (!site.paths.includes(path)) return;
  expect(graphOf(path).map(node => [node['@type']].flat().join(' + '))).toEqual(expect.arrayContaining(types));
});

test('every page has a node with its canonical URL, the breadcrumbs that it shows, absolute URLs and each id once', () => {
  for (const path of site.paths) {
    const [page] = graphOf(path);
    const [canonical] = hrefs(site.page(path), 'link[rel=canonical]');
    if (canonical) expect(page?.url, path).toBe(canonical);
    const shown = all(site.page(path), 'main nav.breadcrumbs li').map(textOf);
    const steps = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as Record<string, unknown>[];
    const expected = shown.map((name, i) => [name, i + 1, i < shown.length - 1]);
    expect(steps.map(({ name, position, item }) => [name, position, item !== undefined])).toEqual(expected);
    const ids = graphOf(path).flatMap(node => node['@id'] ?? []);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(JSON.stringify(graphOf(path)), path).not.toMatch(/":"\//);
  }
});

test('an offer has a review, with its stars, for each of its testimonials that is verified', () => {
  const { ppc } = site.content;
  const testimonials = ppc.testimonials.map((said, i) => ({ ...said, isVerified: i > 0, rating: i }));
  const [sold, ...reviews] =
    headOf({ ...ppc, testimonials }).jsonLd?.({ site: agency } as SiteContext, '/services/ppc/') ?? [];
  expect(reviews).toEqual(
    testimonials.slice(1).map(({ name, rating }) => ({
      '@type': 'Review',
      itemReviewed: { '@type': 'Service', '@id': '/services/ppc/#service', name: (sold as Node).name },
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: expect.any(String),
    })),
  );
});

test('an article has its dates, author, section, tags and sources, and the length that the specification gives it', () => {
  for (const post of posts) {
    const minutes = Number.parseInt(post.readingTime, 10);
    const sources = post.body.match(/(?<=\]\()https:[^)\s]+/g) ?? [];
    expect(nodeOf(`/blog/${post.slug}/`, 'BlogPosting'), post.slug).toMatchObject({
      headline: post.title,
      datePublished: `${post.publishDate}T00:00:00+05:30`,
      dateModified: `${post.updatedDate ?? post.publishDate}T00:00:00+05:30`,
      author: { name: agency.founder.name ?? agency.name },
      articleSection: categories[post.category]?.name,
      keywords: post.tags,
      wordCount: minutes * 200,
      timeRequired: `PT${minutes}M`,
      ...(sources.length > 0 && { citation: [...new Set(sources)].map(url => ({ url })) }),
    });
  }
});
