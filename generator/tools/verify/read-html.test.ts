/** `blockedBy` finds what a policy blocks on a page, as browsers do. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockedBy, readHtml } from './read-html.ts';

const html = readHtml(`<script>a()</script><script src="https://cdn.name.example/a.js"></script><style>b{}</style>
  <script type="application/ld+json">{}</script>`);
const [inline, outer, style] = ['script “a()…”', 'script https://cdn.name.example/a.js', 'style “b{}…”'];
const hash = createHash('sha512').update('a()').digest('base64');

test.each<[string, string[]]>([
  ['', []],
  ["default-src 'none'", [inline, outer, style]],
  ['Script-Src *', [inline]],
  ["script-src 'self' 'unsafe-inline'", [outer]],
  ["script-src https: 'unsafe-inline'", []],
  ["script-src cdn.name.example 'unsafe-inline' 'sha256-other'", [inline]],
  [`script-src https://cdn.name.example/ 'sha512-${hash}'`, []],
  ["script-src *.name.example 'unsafe-inline'", []],
  ["script-src https://*.name.example 'unsafe-inline'", []],
  ["script-src *.cdn.name.example 'unsafe-inline'", [outer]],
  ["default-src 'none'; script-src 'none'; script-src-elem * 'unsafe-inline'", [style]],
])('%s', (policy, blocked) => {
  expect(blockedBy(policy, html, 'https://name.example')).toEqual(blocked);
});
