import { describe, expect, test } from 'vitest';
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

/** Returns the names and literals of all properties of a value, at any depth. */
function pairs(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  if (Array.isArray(value)) return value.flatMap(item => pairs(item, key));
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [
    [name, undefined],
    ...pairs(inner, name),
  ]);
}

const office = 'LocalBusiness + ProfessionalService';
/** Structured data has no person without a name. */
const person = agency.founder.name === undefined ? [] : ['Person'];
const offers = 'consult/social-media-audit consult/seo-audit 30-60-90 services/social-media services/seo';
const others = 'services/funnel-automation services/add-ons services/branding services/ppc services/media-pr';

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
  ...`${offers} ${others}`
    .split(' ')
    .map((path): [string, string[]] => [`/${path}/`, ['WebPage', 'BreadcrumbList', 'Service']]),
])('%s has the types of what it is about: %j', (path, types) => {
  // A page of the specification may have been removed.
  if (!site.paths.includes(path)) return;
  expect(graphOf(path).map(node => [node['@type']].flat().join(' + '))).toEqual(expect.arrayContaining(types));
});

describe('every page', () => {
  test('has a node with its canonical URL, the breadcrumbs that it shows, absolute URLs and each id once', () => {
    for (const path of site.paths) {
      const [page] = graphOf(path);
      const [canonical] = hrefs(site.page(path), 'link[rel=canonical]');
      if (canonical) expect(page?.url, path).toBe(canonical);
      const shown = all(site.page(path), 'main nav.breadcrumbs li').map(textOf);
      const steps = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as Record<string, unknown>[];
      const last = shown.length - 1;
      expect(
        steps.map(({ name, position, item }) => [name, position, item !== undefined]),
        path,
      ).toEqual(shown.map((name, i) => [name, i + 1, i < last]));
      const ids = graphOf(path).flatMap(node => node['@id'] ?? []);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const [key, value] of pairs(graphOf(path)))
        if (typeof value === 'string') expect(value, `${path} ${key}`).not.toMatch(/^\//);
    }
  });

  test('has no rating of the agency, and reviews of nothing but services and courses', () => {
    for (const path of site.paths) {
      const graph = graphOf(path);
      const words = pairs(graph.filter(node => node['@type'] !== 'Review')).flat();
      expect(words.filter(word => /^(aggregateRating|review|ratingValue)$/i.test(`${word}`))).toEqual([]);
      const reviewed = graph.flatMap(node => (node['@type'] === 'Review' ? [node.itemReviewed as Node] : []));
      expect(reviewed.filter(({ '@type': type }) => type !== 'Service' && type !== 'Course')).toEqual([]);
    }
  });
});

test('an offer has a review for each of its testimonials that is verified', () => {
  const { ppc } = site.content;
  const testimonials = ppc.testimonials.map((said, i) => ({ ...said, isVerified: i > 0 }));
  const types = headOf({ ...ppc, testimonials })
    .jsonLd?.({ site: agency } as SiteContext, '/services/ppc/')
    .map(node => node['@type']);
  expect(types).toEqual(['Service', ...testimonials.slice(1).map(() => 'Review')]);
});

describe('an article', () => {
  test('has its dates, author, section, tags and sources, and the length that the specification gives it', () => {
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
});
