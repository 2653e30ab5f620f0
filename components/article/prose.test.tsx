/** What this site adds to the generator’s Prose. */
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { render } from '../testing/in-site.tsx';
import { chaptersOf, Prose } from './prose.tsx';

const htmlOf = (markdown: string, base = '/') =>
  render(<Prose markdown={markdown} pictures={undefined} />, { origin: 'https://name.example', base });
const open = (markdown: string, base?: string) =>
  parseHTML(`<!doctype html><html><body>${htmlOf(markdown, base)}</body></html>`).document as unknown as Document;

test('chapters in the table of contents have the texts and ids of the headings in the text', () => {
  const markdown = '## Use *this* and `that`\n\n## R&D <3 "now"\n\n### [The price](/about/)\n\n> ## Same\n\n## Same';
  const found = [...open(markdown).querySelectorAll('h2')].map(({ textContent, id }) => ({
    level: 2,
    text: textContent,
    id,
  }));
  expect(found).toHaveLength(4);
  expect(chaptersOf(markdown)).toEqual(found);
});

test.each([
  ['[There](/about/?a=1&b=2)', ['/repo/about/?a=1&b=2', null, null, 'There']],
  [
    '[There](<https://a.example/?q="b"&c=1>)',
    ['https://a.example/?q="b"&c=1', '_blank', 'noopener', 'There (opens in a new tab)'],
  ],
])('the link %s', (markdown, expected) => {
  const a = open(markdown, '/repo/').querySelector('a');
  expect([...['href', 'target', 'rel'].map(name => a?.getAttribute(name)), a?.textContent]).toEqual(expected);
});

test.each([
  ['<div>block</div>', 'raw HTML in Markdown: <div>block</div>;'],
  ['a <b>word</b>', 'raw HTML in Markdown: <b>;'],
  ['<script>alert(1)</script>', 'raw HTML in Markdown: <script>'],
  ['[There](https://name.example/about/)', 'write only its path'],
  ['![A stall](other.jpg)', 'unknown picture in Markdown: write it as ![what it shows](other.jpg)'],
  ['```dot\ndot: one visit\n```', 'the language "dot"'],
])('%j is rejected', (markdown, message) => {
  expect(() => htmlOf(markdown)).toThrow(message);
});
