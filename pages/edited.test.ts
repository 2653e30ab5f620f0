/**
 * One edited copy of the site, built for another address. Every fact has a single source: here each is changed in content/, and its old value sought on the
 * pages. Every sentence may have emphasis.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { editYaml } from '../components/testing/site-edits.ts';
import { copySite } from '../content/testing/copy-site.ts';
import { all, type OpenSite, openSite } from './_testing/open-site.ts';

type Change = { file: string; at: string[]; from: string; to: string };

const textIn = (file: string) => readFileSync(path.join('content', file), 'utf8');
const valuesOf = (file: string) => parseDocument(textIn(file), { logLevel: 'error' }).toJS();

const prices = Object.entries<string>(valuesOf('prices.yaml')).map(
  ([name, from], i): Change => ({ file: 'prices.yaml', at: [name], from, to: `₹91,${100 + i}` }),
);
const claims = Object.entries<{ show: string }>(valuesOf('claims.yaml')).map(
  // Keeps the magnitude of numbers, since dots count some of them; single digits are small enough to add one.
  ([id, { show }]): Change => ({
    file: 'claims.yaml',
    at: [id, 'show'],
    from: show,
    to: show.replace(/\d(?!.*\d)/, digit => (/\d\D*\d/.test(show) ? `${(Number(digit) + 3) % 10}` : `${digit}3`)),
  }),
);
const numbers = Object.entries<string | number>(valuesOf('numbers.yaml')).map(
  ([name, from], i): Change => ({ file: 'numbers.yaml', at: [name], from: `${from}`, to: `${47 + i}` }),
);
const site = valuesOf('site.yaml');
const siteFacts = [
  [['name'], 'Chakri & Co'],
  [['place'], 'Bhuj'],
  [['founder', 'called'], 'Mira Vora'],
  [['phone'], '+91 12345 67890'],
  [['legal', 'grievance', 'phone'], '+91 12345 67895'],
  [['address', 'locality'], 'Bhuj'],
  ...Object.keys(site.chat).map((desk, i) => [['chat', desk], `+91 12345 6789${i + 1}`]),
].map(([at, to]): Change => {
  const keys = at as string[];
  const from = keys.reduce((value, key) => value[key], site);
  return { file: 'site.yaml', at: keys, from, to: to as string };
});
const changes = [...prices, ...claims, ...siteFacts, ...numbers];

const files = readdirSync('content', { recursive: true }).map(String);
/** Without comments, and without what preflight compares. */
const written = files
  .filter(file => /\.(yaml|md)$/.test(file))
  .map(file => textIn(file).replace(/(?<=^|\s)# .*|calculatedWith: \{.*\}/g, ''))
  .join('\n');
/** Whether a value is written only where it is changed: others may hold it, as the legal name may hold the brand's. */
const isOnce = ({ from }: Change) => written.split(from).length === 1 + changes.filter(one => one.from === from).length;

const base = '/repo/';
const origin = 'https://name.example';
const copy = copySite();
let changed: OpenSite;
let sentences = 0;

beforeAll(async () => {
  for (const file of new Set(changes.map(change => change.file)))
    editYaml(copy, file, document => {
      for (const { at, to } of changes.filter(change => change.file === file)) document.setIn(at, to);
    });
  // Not texts for search results, cards, chats and screen readers.
  const isPlain = (key: unknown) => /^(head|description|card|message|alt|chat.*)$/.test(`${key}`);
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
  // Throws if a check fails, as one does for an asterisk that a page shows.
  changed = await openSite(copy.root, { url: origin + base });
});
afterAll(() => copy.remove());

/** Returns all text of a page, one text per line: text nodes, attributes including the head's, and structured data. */
function linesOf(page: string): string {
  const attributes = ['content', 'title', 'alt', 'aria-label', 'href', 'value', 'data-props'];
  const isSkipped = (element: Element) => element.closest('style, svg, script:not([type="application/ld+json"])');
  return all(changed.page(page), '*')
    .filter(element => !isSkipped(element))
    .flatMap(element => [
      ...[...element.childNodes].map(node => (node.nodeType === 3 ? node.textContent : '')),
      ...attributes.map(name => element.getAttribute(name)),
    ])
    .map(text => (text?.startsWith('https://wa.me/') ? decodeURIComponent(text) : text))
    .filter(Boolean)
    .join('\n');
}

const lines = new Map<string, string>();
const isArticle = (page: string) => /^\/blog\/.+/.test(page);

/** Returns the pages and files that contain a figure or name, ignoring longer ones that include it; a phone number also as the address of a chat. */
function pagesWith(text: string): string[] {
  const chat = /^\+[\d ]{10,}$/.test(text) ? `|wa\\.me/${text.replace(/\D/g, '')}` : '';
  const literal = `(?:${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${chat})`;
  const pattern = new RegExp(`(?<![\\p{L}\\d.,])${literal}(?![\\d%+]|[.,]\\d|\\p{L})`, 'u');
  for (const page of changed.paths) if (!lines.has(page)) lines.set(page, linesOf(page));
  lines.set('feed.xml', changed.text('feed.xml'));
  return [...lines].filter(([, text]) => pattern.test(text)).map(([page]) => page);
}

// Bare numbers such as "50" mean many things.
test.each(changes.filter(change => isOnce(change) && !/^\d+$/.test(change.from)))(
  'the old $at: $from is on no page',
  ({ from }) => {
    // Articles may mention the same towns, and work out examples with the same numbers.
    expect(pagesWith(from).filter(page => !isArticle(page))).toEqual([]);
  },
);

test('no file names the usual address', () => {
  const { origin: usual } = new URL(site.url);
  expect([...changed.texts].filter(([, text]) => text.includes(usual)).map(([file]) => file)).toEqual([]);
});

test('sentences of YAML show their emphasis', () => {
  const emphasized = changed.paths.flatMap(path => all(changed.page(path), 'main em'));
  expect(emphasized.length).toBeGreaterThan(sentences / 2);
});
