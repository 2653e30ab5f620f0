import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('an escaped text parses back to the original, as content and as an attribute', () => {
  const text = `</title><a href='x' title="y">R&D &lt; ]]>`;
  const { document } = parseHTML(`<body><p title="${escapeXml(text)}">${escapeXml(text)}</p></body>`);
  const paragraph = document.querySelector('p');
  expect([paragraph?.getAttribute('title'), paragraph?.textContent]).toEqual([text, text]);
});
