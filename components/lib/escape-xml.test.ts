import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test.each([
  ['R&D <b>', 'R&#38;D &#60;b&#62;'],
  [`"double" and 'single'`, '&#34;double&#34; and &#39;single&#39;'],
  ['&amp;', '&#38;amp;'],
  ['₹5,000 – “plain” 🙏', '₹5,000 – “plain” 🙏'],
])('%s is escaped as %s', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

test('an escaped text parses back to the original, as content and as an attribute', () => {
  const text = `</title><a href='x' title="y">R&D &lt; ]]>`;
  const { document } = parseHTML(`<body><p title="${escapeXml(text)}">${escapeXml(text)}</p></body>`);
  const paragraph = document.querySelector('p');
  expect([paragraph?.getAttribute('title'), paragraph?.textContent]).toEqual([text, text]);
});
