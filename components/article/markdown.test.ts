import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../generator/react/address.ts';
import { headingsOf, htmlPartsOf, type Pictures } from './markdown.ts';

const at = (base: string) => ({ origin: 'https://name.example', base });
const htmlOf = (markdown: string, address: Address, pictures?: Pictures) =>
  htmlPartsOf(markdown, address, pictures).join('');
const open = (markdown: string, base = '/', pictures: Pictures = {}) =>
  parseHTML(`<!doctype html><html><body>${htmlOf(markdown, at(base), pictures)}</body></html>`)
    .document as unknown as Document;

describe('headings', () => {
  test('get unique ids from their text', () => {
    const ids = headingsOf('## Same\n\n## Same\n\n### Same 2\n\n## Same\n\n## કેટલી કિંમત?\n\n## !\n\n## ?').map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['same', 'same-1', 'same-2', 'same-3', 'કેટલી-કિંમત', 'section', 'section-1']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['markup', '## Use *this* and `that`'],
    ['a link', '## See [the price](/about/)'],
    ['characters that HTML escapes', '## R&D <3 "now"'],
    ['a position inside a quotation', '> ## Quoted\n\n## After'],
  ])('with %s are the same in the table of contents and in the text', (_, markdown) => {
    const found = [...open(markdown).querySelectorAll('h1,h2,h3,h4,h5,h6')].map(heading => ({
      level: Number(heading.tagName[1]),
      text: heading.textContent,
      id: heading.id,
    }));
    expect(found.length).toBeGreaterThan(0);
    expect(headingsOf(markdown)).toEqual(found);
  });

  test('are followed by a link to themselves with their text in its label', () => {
    const document = open('## R&D "now"\n\n### See [the price](/about/)');
    const anchors = [...document.querySelectorAll('.prose-heading > a')];
    expect(anchors.map(a => [a.getAttribute('href'), a.getAttribute('aria-label')])).toEqual([
      ['#rd-now', 'Link to “R&D "now"”'],
      ['#see-the-price', 'Link to “See the price”'],
    ]);
    expect(anchors.map(a => a.previousElementSibling?.id)).toEqual(['rd-now', 'see-the-price']);
  });
});

test.each([
  ['two chapters have no numbers', '## One\n\n## Two', []],
  ['three have', '## One\n\n### Part\n\n## Two\n\n## Three', ['One', 'Two', 'Three']],
  ['what has numbers gets no others', '## 1. One\n\n## 2. Two\n\n## 3. Three', []],
])('%s', (_, markdown, titles) => {
  const numbered = [...open(markdown).querySelectorAll('.prose-number')];
  expect(numbered.map(number => number.nextElementSibling?.textContent)).toEqual(titles);
});

describe('links', () => {
  const linkIn = (markdown: string, base = '/') => {
    const a = open(markdown, base).querySelector('a');
    return [a?.getAttribute('href'), a?.getAttribute('target') ?? '', a?.getAttribute('rel') ?? ''];
  };

  test.each([
    ['[x](/about/)', '/repo/', ['/repo/about/', '', '']],
    ['[x](/about/?a=1&b=2)', '/repo/', ['/repo/about/?a=1&b=2', '', '']],
    ['[x][1]\n\n[1]: /about/', '/repo/', ['/repo/about/', '', '']],
    ['[x](#part)', '/repo/', ['#part', '', '']],
    ['[x](https://other.example/)', '/repo/', ['https://other.example/', '_blank', 'noopener']],
    ['[x](<https://other.example/?q="b"&c=1>)', '/', ['https://other.example/?q="b"&c=1', '_blank', 'noopener']],
  ])('%s on base %s', (markdown, base, expected) => {
    expect(linkIn(markdown, base)).toEqual(expected);
  });

  test('that open a new tab say so to screen readers', () => {
    expect(open('[There](https://other.example/)').querySelector('a')?.textContent).toMatch(/^There.*new tab/);
    expect(open('[There](/about/)').querySelector('a')?.textContent).toBe('There');
  });

  test('to this site by its whole address, which may change, are rejected', () => {
    expect(() => htmlOf('[There](https://name.example/about/)', at('/'))).toThrow('write only its path');
  });
});

describe('a picture', () => {
  const made = { path: '/assets/stall-480-1A2B3C4D.avif', width: 480 };
  const sources = [{ type: 'image/avif', files: [made, { ...made, width: 960 }] }];
  const pictures = {
    'stall.jpg': { src: '/assets/stall-480-1A2B3C4D.jpg', width: 1200, height: 800, sources },
  };
  const shown = (markdown: string) => open(markdown, '/repo/', pictures).body;

  test('has its size, its text alternative and its files under the site’s base, and loads lazily', () => {
    const body = shown('Here ![A "stall"](stall.jpg) it is.');
    const img = body.querySelector('p > picture > img');
    const values = ['src', 'alt', 'width', 'height', 'loading'].map(name => img?.getAttribute(name));
    expect(values).toEqual(['/repo/assets/stall-480-1A2B3C4D.jpg', 'A "stall"', '1200', '800', 'lazy']);
    const srcset = body.querySelector('source[type="image/avif"]')?.getAttribute('srcSet');
    expect(srcset).toBe(`/repo${made.path} 480w, /repo${made.path} 960w`);
  });

  test('that is the whole paragraph becomes a figure with its title as the caption', () => {
    expect(shown('![A stall](stall.jpg "In May")').querySelector('figure > figcaption')?.textContent).toBe('In May');
    const alone = shown('![A stall](stall.jpg)');
    expect([alone.querySelectorAll('figure').length, alone.querySelectorAll('p, figcaption').length]).toEqual([1, 0]);
  });

  test('that does not exist is rejected', () => {
    expect(() => htmlOf('![A stall](other.jpg)', at('/'), pictures)).toThrow('other.jpg');
  });
});

test('the boxes of a task list say whether the task is done', () => {
  const html = htmlOf('- [ ] Open\n- [x] Closed', at('/'));
  expect(html).toMatch(/<li><input [^>]*aria-label="To do"> Open.*<li><input [^>]*aria-label="Done" checked> Closed/s);
});

test('a number with hyphens does not wrap, and its text is unchanged', () => {
  const document = open('The [30-60-90 plan](/x/), A & B, “2026-27”');
  expect([...document.querySelectorAll('.nowrap')].map(whole => whole.textContent)).toEqual(['30-60-90', '2026-27']);
  expect(document.querySelector('p')?.textContent).toBe('The 30-60-90 plan, A & B, “2026-27”');
});

describe('raw HTML is rejected with a quote of it, and without marked’s request to report a bug', () => {
  test.each([
    ['<div>block</div>', '<div>block</div>'],
    ['a <b>word</b>', '<b>'],
    ['<!-- a remark -->', '<!-- a remark -->'],
    ['<script>alert(1)</script>', '<script>'],
  ])('%j', (markdown, shown) => {
    const attempt = () => htmlOf(markdown, at('/'));
    expect(attempt).toThrow(`raw HTML in Markdown: ${shown}`);
    expect(attempt).not.toThrow('markedjs');
  });

  test('but HTML in code is allowed', () => {
    const code = [...open('Write `<b>` or\n\n```\n<div>\n```').querySelectorAll('code')].map(
      element => element.textContent,
    );
    expect(code).toEqual(['<b>', expect.stringContaining('<div>')]);
  });
});
