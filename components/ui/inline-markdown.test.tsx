import { expect, test } from 'vitest';
import { plainTextOf } from '../lib/inline-text.ts';
import { render } from '../testing/in-site.tsx';
import { InlineMarkdown } from './inline-markdown.tsx';

const shown = (text: string) => render(<InlineMarkdown text={text} />);

test.each([
  ['A & B <', 'A &amp; B &lt;'],
  ['**bold**, *leaning*, `code`', '<strong>bold</strong>, <em>leaning</em>, <code>code</code>'],
  ['a **[b *c*](#d)**', 'a <strong><a href="#d">b <em>c</em></a></strong>'],
  ['**30-60-90**, an A-4 page', '<strong><span class="nowrap">30-60-90</span></strong>, an A-4 page'],
  ['a follow-up, a well-known how-to-read', 'a <span class="nowrap">follow-up</span>, a well-known how-to-read'],
])('%s, and as plain text the same words', (text, html) => {
  expect(shown(text)).toBe(html);
  const words = html.replace(/<[^>]*>/g, '').replace(/&(amp|lt);/g, (_, name) => (name === 'amp' ? '&' : '<'));
  expect(plainTextOf(text)).toBe(words);
});

test.each(['<b>bold</b>', 'a picture ![x](/y.png)'])('%s is rejected', text => {
  expect(() => shown(text)).toThrow('only links, bold and emphasis');
});
