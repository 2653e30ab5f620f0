import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import { read } from '../generator/testing/read.ts';
import { anArticle } from './_testing/an-article.ts';
import { all, type OpenSite, openOurs, textOf } from './_testing/open-site.ts';

const { site: agency } = (await read(process.cwd(), schema)).content as Content;

type Node = { '@type': string | string[]; '@id'?: string; [property: string]: unknown };

let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

function graphOf(path: string): Node[] {
  const scripts = all(site.page(path), 'script[type="application/ld+json"]');
  expect(scripts, path).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.textContent ?? '');
  expect(context, path).toBe('https://schema.org');
  return graph;
}
/** Returns the distinct types of a page's nodes. */
const typesOf = (path: string) => [...new Set(graphOf(path).map(node => [node['@type']].flat().join(' + ')))];
const nodeOf = (path: string, type: string) => graphOf(path).find(node => [node['@type']].flat().includes(type));
const isArticle = (path: string) => /^\/blog\/[^/]+\/$/.test(path);

/** Returns the names and literals of all properties of a value, at any depth. */
function pairs(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  if (Array.isArray(value)) return value.flatMap(item => pairs(item, key));
  return Object.entries(value).flatMap(([name, inner]) => [
    [name, undefined] as [string, unknown],
    ...pairs(inner, name),
  ]);
}

/** Whether the founder's name is known: structured data has no person without one. */
const isNamed = agency.founder.name !== undefined;

describe('each page has the types of what it is about', () => {
  const office = 'LocalBusiness + ProfessionalService';
  const offer = ['WebPage', 'BreadcrumbList', 'Service'];
  const kinds: [path: string, types: string[]][] = [
    ['/', ['WebPage', 'WebSite', 'Organization', office]],
    ['/about/', ['AboutPage', 'BreadcrumbList', ...(isNamed ? ['Person'] : [])]],
    ['/contact/', ['ContactPage', 'BreadcrumbList', office]],
    ['/clients/', ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    ['/blog/', ['CollectionPage', 'BreadcrumbList', 'Blog', 'ItemList']],
    ['/academy/', ['WebPage', 'BreadcrumbList', 'ItemList']],
    ['/academy/courses/', ['WebPage', 'BreadcrumbList', 'ItemList']],
    ['/coach/instagram/', ['WebPage', 'BreadcrumbList', 'Service', 'Course']],
    ['/coach/seo/', ['WebPage', 'BreadcrumbList', 'Service', 'Course']],
    ['/consult/social-media-audit/', offer],
    ['/consult/seo-audit/', offer],
    ['/30-60-90/', offer],
    ['/services/social-media/', offer],
    ['/services/seo/', offer],
    ['/services/funnel-automation/', offer],
    ['/services/add-ons/', offer],
    ['/services/branding/', offer],
    ['/services/ppc/', offer],
    ['/services/media-pr/', offer],
    ['/refund-policy/', ['WebPage', 'BreadcrumbList']],
    [anArticle, ['WebPage', 'BreadcrumbList', 'BlogPosting', 'ItemList', 'Service']],
  ];
  test.each(kinds)('%s: %j', (path, types) => {
    // A page of the specification may have been removed.
    if (site.paths.includes(path)) expect(typesOf(path)).toEqual(expect.arrayContaining(types));
  });

  test('every page has a node with its canonical URL', () => {
    for (const path of site.paths.filter(path => site.page(path).querySelector('link[rel=canonical]'))) {
      const [page] = graphOf(path);
      expect(page?.url, path).toBe(site.page(path).querySelector('link[rel=canonical]')?.getAttribute('href'));
    }
  });
});

describe('no page', () => {
  test('rates the agency or reviews anything', () => {
    for (const path of site.paths) {
      const names = new Set(pairs(graphOf(path)).flat());
      for (const word of ['aggregateRating', 'AggregateRating', 'review', 'Review', 'ratingValue'])
        expect(names.has(word), `${path} ${word}`).toBe(false);
    }
  });

  test('has a relative URL or two nodes with the same id', () => {
    for (const path of site.paths) {
      const ids = graphOf(path).flatMap(node => node['@id'] ?? []);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const [key, value] of pairs(graphOf(path))) {
        if (typeof value === 'string') expect(value, `${path} ${key}`).not.toMatch(/^\//);
        if (key === '@id' && value) expect(value, path).toMatch(/^https:\/\//);
      }
    }
  });
});

test('the breadcrumbs are those that the page shows', () => {
  for (const path of site.paths) {
    const shown = all(site.page(path), 'main nav.breadcrumbs li').map(textOf);
    const steps = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as {
      name: string;
      position: number;
      item?: string;
    }[];
    expect(
      steps.map(({ name }) => name),
      path,
    ).toEqual(shown);
    expect(
      steps.map(({ position }) => position),
      path,
    ).toEqual(steps.map((_, i) => i + 1));
    expect(steps.at(-1)?.item, path).toBeUndefined();
  }
});

test('an article is about a service, with the same id as on the service’s page, and links to it', () => {
  for (const path of site.paths.filter(isArticle)) {
    const service = nodeOf(path, 'Service');
    expect(nodeOf(path, 'BlogPosting')?.about, path).toEqual({ '@id': service?.['@id'] });
    const page = new URL(String(service?.url)).pathname;
    expect(nodeOf(page, 'Service')?.['@id'], path).toBe(service?.['@id']);
    expect(all(site.page(path), 'main a').map(a => a.getAttribute('href'))).toContain(page);
  }
});
