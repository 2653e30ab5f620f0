import type { MarkedExtension } from 'marked';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose, parseMarkdown } from './prose.tsx';
import { ShellProvider, useShell } from './shell.tsx';

const made = { path: '/assets/stall-480-1A2B3C4D.avif', width: 480 };
const stall = { src: '/assets/stall.jpg', width: 1200, height: 800, sources: [{ type: 'image/avif', files: [made] }] };
const shell = {
  address: { origin: 'https://name.example', base: '/repo/' },
  scripts: { islands: [], client: undefined },
  links: { 'b.md#x': '/posts/b/#x' },
};
const htmlOf = (markdown: string, extension: MarkedExtension = {}, idPrefix = '') =>
  renderToStaticMarkup(
    <ShellProvider value={{ ...shell, markdown: [extension] }}>
      <Prose markdown={markdown} pictures={{ 'stall.jpg': stall }} sizes="10rem" idPrefix={idPrefix} />
    </ShellProvider>,
  );

test.each([
  [
    '[a](/about/) [b](b.md#x) [c](#part) [d](//cdn.example/)',
    'href="/repo/about/" href="/repo/posts/b/#x" href="#part" href="//cdn.example/"',
  ],
  ['<a href="/about/">a</a> ![x](/card.png)', 'href="/repo/about/" src="/repo/card.png"'],
  [
    '<a href=/about/>a</a> <a HREF = \'b.md#x\'>b</a> <img srcset="/a.png 1x, /b.png 2x">',
    'href="/repo/about/" HREF = "/repo/posts/b/#x" srcset="/repo/a.png 1x, /repo/b.png 2x"',
  ],
  ['## Use <b>this</b> &amp; `<i>`\n\n## *That* &lt; **\\*it**', 'id="use-this--i" id="that--it"'],
  [
    '## Example\n\n## Example\n\n## 🎉\n\n## See [a](/b/)',
    'id="example" id="example-1" id="section" id="see-a" href="/repo/b/"',
  ],
  [
    'Text[^a] and[^b] again[^a].\n\n[^a]: One\n[^b]: See [it](/b/).\n',
    'id="footnote-ref-a" href="#footnote-a" id="footnote-ref-b" href="#footnote-b" id="footnote-ref-a-2" href="#footnote-a" id="footnote-label" id="footnote-a" href="#footnote-ref-a" href="#footnote-ref-a-2" id="footnote-b" href="/repo/b/" href="#footnote-ref-b"',
  ],
])('%j has the addresses and ids %s', (markdown, expected) => {
  expect(
    htmlOf(markdown)
      .match(/\b(?:id|href|src|srcset)\s*=\s*"[^"]*"/gi)
      ?.join(' '),
  ).toBe(expected);
});

test('each text has its own numbers of footnotes', () => {
  const numbersIn = (markdown: string) => htmlOf(markdown).match(/(?<=footnote-label">)\d+/g);
  expect(['a', 'b'].map(word => numbersIn(`${word}[^1].\n\n[^1]: Note\n`))).toEqual([['1'], ['1']]);
});

test('a picture has its sizes, and alone in a paragraph it is a figure with its title', () => {
  const html = htmlOf('![A "stall"](stall.jpg "In *May*")');
  expect(html).toContain(
    '<source type="image/avif" srcSet="/repo/assets/stall-480-1A2B3C4D.avif 480w" sizes="10rem"/>',
  );
  expect(html).toContain(
    '<img src="/repo/assets/stall.jpg" width="1200" height="800" alt="A &quot;stall&quot;" loading="lazy"/>',
  );
  expect(html).toMatch(/^<div><figure><picture>.*<\/picture><figcaption>In \*May\*<\/figcaption><\/figure>/);
});

test('the words of a picture are those of its Markdown', () => {
  for (const file of ['stall.jpg', '/other.png']) {
    const html = htmlOf(`![*Rye* &amp; **bread**](${file} "Salt &amp; flour")`);
    expect(html).toContain('alt="Rye &amp; bread"');
    expect(html).toContain('<figcaption>Salt &amp; flour</figcaption>');
  }
});

test('two texts on a page have different ids, with a prefix, and links to them', () => {
  const text = '## A\n\n[up](#a) b[^1]\n\n[^1]: Note';
  const found = [...htmlOf(text, {}, 'x-').matchAll(/(?:id|href)="#?([^"]*)"/g)].map(([, id]) => id);
  expect(found.filter(id => !id?.startsWith('x-'))).toEqual([]);
  expect(found).toContain('x-footnote-1');
});

test('the mark at the end of a block is none within code', () => {
  expect(htmlOf(':::note\n```\n:::\n```\nIn\n:::\n\nOut.')).toContain('<p>In</p>\n</aside>');
});

test('a block and code are rendered as the site says', () => {
  const note = ':::note Mind the *gap*\nIt is **wide**.\n:::\n\nAfter.';
  expect(htmlOf(note)).toContain(
    '<aside class="note">\n<p><strong>Mind the <em>gap</em></strong></p>\n<p>It is <strong>wide</strong>.</p>\n</aside>\n<p>After.</p>',
  );
  expect(htmlOf(note, { extensions: [{ name: 'block', renderer: ({ name }) => `<b>${name}</b>` }] })).toContain(
    '<b>note</b>',
  );
  const code = ({ text, lang }: { text: string; lang?: string }) => `<pre class="${lang}">${text}</pre>`;
  expect(htmlOf('```js\na\n```', { renderer: { code } })).toContain('<pre class="js">a</pre>');
});

test('a block is rendered by a component, with what the shell provides', () => {
  const Block = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
    <section className={name} title={title}>
      {useShell().address.base} {children}
    </section>
  );
  const html = renderToStaticMarkup(
    <ShellProvider value={shell}>
      <Prose markdown={':::note Mind\nThe $& *gap*\n:::'} components={{ block: Block }} />
    </ShellProvider>,
  );
  expect(html).toBe('<div><section class="note" title="Mind">/repo/ <p>The $&amp; <em>gap</em></p>\n</section></div>');
});

test('the headings of a text are those of its HTML', () => {
  expect(parseMarkdown('## Use *this*\n\n> ### Quoted').headings).toEqual([
    { level: 2, text: 'Use this', id: 'use-this' },
    { level: 3, text: 'Quoted', id: 'quoted' },
  ]);
});
