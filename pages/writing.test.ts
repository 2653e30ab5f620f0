import { beforeAll, expect, test } from 'vitest';
import { cardLetters } from '../components/social-card/card-font.ts';
import { all, type OpenSite, openOurs } from '../generator/testing/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

const silent = 'script, style, pre, code, noscript';
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];
const described = 'meta[property^="og:"], meta[name=description]';

/** What a person reads or hears of a page, by element; code aside. */
function textsOf(document: Document): string[] {
  const leaves = all(document, '*').filter(element => !element.closest(silent));
  return [
    ...leaves.map(({ childNodes }) =>
      [...childNodes].map(node => (node.nodeType === 3 ? node.textContent : '·')).join(''),
    ),
    ...leaves.flatMap(element => spoken.map(name => element.getAttribute(name) ?? '')),
    ...all(document, described).map(meta => meta.getAttribute('content') ?? ''),
  ];
}

test('no page has a straight apostrophe or quotation mark outside code', () => {
  const straight = site.paths.flatMap(path =>
    textsOf(site.page(path))
      .filter(text => /['"]/.test(text))
      .map(text => `${path}: ${text.trim()}`),
  );
  expect(straight).toEqual([]);
});

test('every letter that a page shows is in the site’s font', () => {
  const held = cardLetters();
  const missing = site.paths.flatMap(path => {
    const letters = new Set(
      textsOf(site.page(path))
        .join('')
        .replace(/[\s\p{Cf}]/gu, ''),
    );
    return [...letters].filter(letter => !held.has(letter)).map(letter => `${path}: ${letter}`);
  });
  expect(missing, 'use another sign, or add it to components/fonts/letters.ts and run npm run fonts').toEqual([]);
});
