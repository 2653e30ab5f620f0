import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import type { Claims } from '../content/schemas/site.ts';
import { all, type OpenSite, openOurs, textOf } from '../generator/testing/open-site.ts';
import { read } from '../generator/testing/read.ts';

let site: OpenSite;
const content = (await read(process.cwd(), schema)).content as Content;
const claims: Claims = content.claims;
beforeAll(async () => {
  site = await openOurs();
});

const isArticle = (path: string) => /^\/blog\/[^/]+\/$/.test(path);
const shown = (path: string) => all(site.page(path), '[data-claim]');

test('every figure on a page is the same as in content/claims.yaml', () => {
  for (const path of site.paths) {
    for (const claim of shown(path)) {
      expect(textOf(claim), path).toBe(claims[claim.getAttribute('data-claim') ?? '']?.show);
    }
  }
});

describe('content/claims.yaml lists where each figure is used', () => {
  test('on pages, by its id', () => {
    for (const [id, { on }] of Object.entries(claims)) {
      // The exit offer is on every page, for which the file has a phrase.
      const marks = (path: string) => shown(path).filter(claim => claim.getAttribute('data-claim') === id);
      const isInExitOffer = (path: string) => marks(path).some(claim => claim.closest('.exit-offer'));
      const found = site.paths.filter(path => marks(path).some(claim => !claim.closest('.exit-offer')));
      const everywhere = site.paths.every(isInExitOffer) ? ['the exit offer on every page'] : [];
      expect([...found, ...everywhere].toSorted(), id).toEqual(on.filter(path => !isArticle(path)).toSorted());
    }
  });

  test('in articles, in their text', () => {
    for (const { on, show } of Object.values(claims)) {
      for (const path of on.filter(isArticle))
        expect(textOf(site.page(path).querySelector('main')), path).toContain(show);
    }
  });
});

/** Matches figures such as "150+", "1000K+", "35 lakh+", "3x", "2–3x", "60%", "57K", "4.7". */
const figure = /\d[\d,.]*(?:\s?lakh|[KLXx])?\+|\d[xX]\b|\d\s?%|\d[KL]\b|\b[1-5]\.\d\b/g;

test('no page states a figure that is not in content/claims.yaml', () => {
  // Except worked examples in articles, shares in the refund policy, and the calculator's results.
  const isPolicy = (path: string) => /-(policy|conditions)\/$/.test(path);
  const unregistered: string[] = [];
  for (const path of site.paths.filter(path => !isArticle(path) && !isPolicy(path))) {
    const body = site.page(path).querySelector('body')?.cloneNode(true) as Element;
    for (const element of all(body, 'script, style, [data-claim], section:has(#calculator)')) element.remove();
    unregistered.push(...[...textOf(body).matchAll(figure)].map(([found]) => `${path} ${found}`));
  }
  expect(unregistered).toEqual([]);
});

test('heads state only figures of content/claims.yaml', () => {
  const registered = new Set(Object.values(claims).map(({ show }) => show));
  for (const path of site.paths.filter(path => !isArticle(path))) {
    const head = [
      textOf(site.page(path).querySelector('title')),
      ...all(site.page(path), 'meta[content]:not([http-equiv])').map(meta => meta.getAttribute('content') ?? ''),
    ];
    const figures = head.join(' ').match(/\d[\d,.]*[KLXx]?\+/g) ?? [];
    expect(
      figures.filter(found => !registered.has(found)),
      path,
    ).toEqual([]);
  }
});

test('the campaigns are shown with all their figures', () => {
  const shownIds = all(site.page('/'), '.campaign [data-claim]').map(mark => mark.getAttribute('data-claim'));
  const figures = content.campaigns.flatMap(({ facts }) => facts.flatMap(fact => ('claim' in fact ? fact.claim : [])));
  expect(figures.length).toBeGreaterThan(0);
  expect(shownIds).toEqual(expect.arrayContaining(figures));
});

test('drawings in one figure have different labels, and every figure has text', () => {
  for (const path of site.paths) {
    for (const figure of all(site.page(path), 'figure')) {
      const labels = all(figure, '[role=img]').map(drawing => drawing.getAttribute('aria-label')?.replace(/^\S+/, ''));
      expect([...new Set(labels)], path).toEqual(labels);
      const alts = all(figure, 'img').map(image => image.getAttribute('alt'));
      expect([...labels, ...alts, textOf(figure)].join(''), path).not.toBe('');
    }
  }
});
