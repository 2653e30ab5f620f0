import { beforeAll, expect, test } from 'vitest';
import { cardLetters } from '../components/social-card/card-font.ts';
import { all, type OpenSite, openOurs } from '../generator/testing/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

const excluded = 'script, style, pre, code, noscript';
const textAttributes = ['alt', 'aria-label', 'placeholder', 'title'];
const textMeta = 'meta[property^="og:"], meta[name=description]';

/** Returns the texts that people read or hear, by element, without code. */
function textsOf(document: Document): string[] {
  const elements = all(document, '*').filter(element => !element.closest(excluded));
  return [
    ...elements.map(({ childNodes }) =>
      [...childNodes].map(node => (node.nodeType === 3 ? node.textContent : '·')).join(''),
    ),
    ...elements.flatMap(element => textAttributes.map(name => element.getAttribute(name) ?? '')),
    ...all(document, textMeta).map(meta => meta.getAttribute('content') ?? ''),
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

test('the site’s font has every letter of every page', () => {
  const available = cardLetters();
  const missing = site.paths.flatMap(path => {
    const letters = new Set(
      textsOf(site.page(path))
        .join('')
        .replace(/[\s\p{Cf}]/gu, ''),
    );
    return [...letters].filter(letter => !available.has(letter)).map(letter => `${path}: ${letter}`);
  });
  expect(missing, 'use another character, or add it to components/fonts/letters.ts and run npm run fonts').toEqual([]);
});
