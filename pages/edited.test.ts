/**
 * One edited copy of the site, built for another address. Every fact has a single source: here each is changed in content/, and its old value
 * sought on the pages. Every sentence may have emphasis.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMap, type Scalar, visit, type YAMLMap } from 'yaml';
import { editYaml, filesOf } from '../components/testing/site-edits.ts';
import { copySite } from '../content/testing/copy-site.ts';
import { saidOn } from './_testing/leftovers.ts';
import { all, type OpenSite, openSite } from './_testing/open-site.ts';

const copy = copySite();
const facts: string[] = [];
let changed: OpenSite;
let usual = '';
let sentences = 0;

/** Changes the values of a map of facts, or what they show. */
function change(map: unknown, to: (from: string, i: number) => string) {
  for (const [i, { value }] of (map as YAMLMap<unknown, Scalar | YAMLMap>).items.entries()) {
    const fact = (isMap(value) ? value.get('show', true) : value) as Scalar;
    facts.push(`${fact.value}`);
    fact.value = to(`${fact.value}`, i);
  }
}

beforeAll(async () => {
  editYaml(copy, 'prices.yaml', ({ contents }) => change(contents, (_, i) => `₹91,${100 + i}`));
  editYaml(copy, 'numbers.yaml', ({ contents }) => change(contents, (_, i) => `${47 + i}`));
  // Keeps the magnitude of numbers, since dots count some of them; single digits are small enough to add one.
  const other = (show: string) =>
    show.replace(/\d(?!.*\d)/, digit => (/\d\D*\d/.test(show) ? `${(Number(digit) + 3) % 10}` : `${digit}3`));
  editYaml(copy, 'claims.yaml', ({ contents }) => change(contents, other));
  editYaml(copy, 'site.yaml', document => {
    usual = new URL(`${document.get('url')}`).origin;
    change(document.get('chat'), (_, i) => `+91 12345 6789${i}`);
    for (const [name, to] of Object.entries({ name: 'Chakri & Co', place: 'Bhuj', phone: '+91 12345 67895' })) {
      facts.push(`${document.get(name)}`);
      document.set(name, to);
    }
  });
  // Not texts for search results, cards, chats and screen readers.
  const isPlain = (key: unknown) => /^(head|description|card|message|alt|chat.*)$/.test(`${key}`);
  for (const file of filesOf(copy, /(?<!categories)\.yaml$/))
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
  changed = await openSite(copy.root, { url: 'https://name.example/repo/' });
});
afterAll(() => copy.remove());

/** Matches a figure or name, but no longer one that includes it; a phone number also as the address of a chat. */
function patternOf(fact: string): RegExp {
  const chat = /^\+[\d ]{10,}$/.test(fact) ? `|wa\\.me/${fact.replace(/\D/g, '')}` : '';
  return new RegExp(
    `(?<![\\p{L}\\d.,])(?:${fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${chat})(?![\\d%+]|[.,]\\d|\\p{L})`,
    'u',
  );
}

test('a fact that only its file states is on no page as it was', () => {
  const written = filesOf(copy, /\.(yaml|md)$/)
    .map(file => readFileSync(path.join(copy.root, 'content', file), 'utf8'))
    .join('\n')
    // Without comments, and without what preflight compares.
    .replace(/(?<=^|\s)# .*|calculatedWith: \{.*\}/g, '');
  // Bare numbers such as "50" mean many things.
  const old = facts.filter(fact => !/^\d+$/.test(fact) && !written.includes(fact));
  expect(old.length).toBeGreaterThan(facts.length / 2);
  const said = [
    ...changed.paths.map(page => [page, saidOn(changed.html(page))]),
    ['feed.xml', changed.text('feed.xml')],
  ];
  const found = old.flatMap(fact =>
    said.filter(([, text = '']) => patternOf(fact).test(text)).map(([page]) => `${page}: ${fact}`),
  );
  expect(found).toEqual([]);
});

test('no file names the usual address', () => {
  expect([...changed.texts].filter(([, text]) => text.includes(usual)).map(([file]) => file)).toEqual([]);
});

test('sentences of YAML show their emphasis', () => {
  const emphasized = changed.paths.flatMap(path => all(changed.page(path), 'main em'));
  expect(emphasized.length).toBeGreaterThan(sentences / 2);
});
