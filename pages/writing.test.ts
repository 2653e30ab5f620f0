import { readdirSync } from 'node:fs';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { visit } from 'yaml';
import { cardLetters } from '../components/fonts/card-font.ts';
import { copySite } from '../generator/testing/copy-site.ts';
import { all, type OpenSite, openOurs, openSite } from '../generator/testing/open-site.ts';
import { editYaml } from '../generator/testing/site-edits.ts';

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

test('every sentence in YAML that a page shows may have emphasis', async () => {
  const copy = copySite();
  onTestFinished(copy.remove);
  /** Texts for search results, cards, chats and screen readers. */
  const isPlain = (key: unknown) => /^(head|description|card|message|alt|chat.*)$/.test(`${key}`);
  let sentences = 0;
  const files = readdirSync('content', { recursive: true }).map(String);
  for (const file of files.filter(file => /(?<!categories)\.yaml$/.test(file)))
    editYaml(copy, file, document =>
      visit(document, {
        Pair: (_, { key }) => (isPlain(key) ? visit.SKIP : undefined),
        Scalar(key, node) {
          if (key === 'key' || !/^[A-Z]\w+ (\S+ ){6,}.*[.?!]$/.test(`${node.value}`)) return;
          node.value = `${node.value}`.replace(/^\w+/, '*$&*');
          sentences++;
        },
      }),
    );
  expect(sentences).toBeGreaterThan(100);
  // The build fails if a page shows an asterisk.
  const edited = await openSite(copy.root);
  const emphasized = edited.paths.flatMap(path => all(edited.page(path), 'main em'));
  expect(emphasized.length).toBeGreaterThan(sentences / 2);
});
