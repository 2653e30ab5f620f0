/** `blockedBy` finds what a policy blocks on a page, as browsers do. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockedBy, readHtml } from './read-html.ts';

const html = readHtml(`<script>a()</script><script src="https://cdn.name.example/a.js"></script><style>b{}</style>
  <script type="application/ld+json">{}</script>`);
const [script, style] = ['script “a()…”', 'style “b{}…”'];
const hash = createHash('sha512').update('a()').digest('base64');

test.each<[string, string[]]>([
  ['', []],
  ["default-src 'none'", [script, style]],
  ['Script-Src *', [script]],
  ["script-src 'unsafe-inline'", []],
  ["script-src 'unsafe-inline' 'sha256-other'", [script]],
  [`script-src 'sha512-${hash}'`, []],
  ["default-src 'none'; script-src 'none'; script-src-elem 'unsafe-inline'", [style]],
])('%s', (policy, blocked) => {
  expect(blockedBy(policy, html)).toEqual(blocked);
});
