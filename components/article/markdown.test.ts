/** What this site adds to the generator’s Prose. */
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { articleHtmlOf, headingsOf } from './markdown.ts';

const htmlOf = (markdown: string, base = '/') => articleHtmlOf(markdown, { origin: 'https://name.example', base });
const open = (markdown: string, base?: string) =>
  parseHTML(`<!doctype html><html><body>${htmlOf(markdown, base)}</body></html>`).document as unknown as Document;

test('headings in the table of contents have the texts and ids of those in the text, each followed by a link to itself', () => {
  const markdown =
    '## Use *this* and `that`\n\n## R&D <3 "now"\n\n### See [the price](/about/)\n\n> ## Same\n\n## Same';
  const document = open(markdown);
  const found = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(heading => ({
    level: Number(heading.tagName[1]),
    text: heading.textContent,
    id: heading.id,
  }));
  expect(found).toHaveLength(5);
  expect(headingsOf(markdown)).toEqual(found);
});

test.each([
  ['two chapters have no numbers', '## One\n\n## Two', []],
  ['three have', '## One\n\n### Part\n\n## Two\n\n## Three', ['One', 'Two', 'Three']],
  ['what has numbers gets no others', '## 1. One\n\n## 2. Two\n\n## 3. Three', []],
])('%s', (_, markdown, titles) => {
  const numbered = [...open(markdown).querySelectorAll('[data-number]')];
  expect(numbered.map(heading => heading.textContent)).toEqual(titles);
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

test('the boxes of a task list say whether the task is done', () => {
  expect(htmlOf('- [ ] Open\n- [x] Closed')).toMatch(
    /<li><input [^>]*aria-label="To do"> Open.*<li><input [^>]*aria-label="Done" checked> Closed/s,
  );
});

test('a number with hyphens does not wrap, and its text is unchanged', () => {
  const document = open('The [30-60-90 plan](/x/), A & B, “2026-27”');
  expect([...document.querySelectorAll('.nowrap')].map(whole => whole.textContent)).toEqual(['30-60-90', '2026-27']);
  expect(document.querySelector('p')?.textContent).toBe('The 30-60-90 plan, A & B, “2026-27”');
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

test('HTML in code is allowed', () => {
  const code = [...open('Write `<b>` or\n\n```\n<div>\n```').querySelectorAll('code')];
  expect(code.map(element => element.textContent?.trim())).toEqual(['<b>', '<div>']);
});
