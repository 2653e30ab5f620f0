import { expect, test } from 'vitest';
import { withOverlay, withoutStyles } from './overlay.ts';

test('a message is added to the unchanged page, with its special characters escaped', () => {
  const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'"><body><p>Text</p></body>';
  const html = withOverlay(page, 'a"b/index.html', '1 2', "$' & <b>");
  expect(html).toMatch(/^<body><p>Text<\/p><pre id="build-mistake"[^>]*>\$' &amp; &lt;b><\/pre><script /);
  expect(html).toContain('data-file="a&quot;b/index.html"');
  expect(withOverlay('<p>Text</p>', '', '', '')).toMatch(/^<p>Text<\/p><script [^>]*><\/script>$/);
});

test('without their styles, two pages that differ only in style sheets are equal', () => {
  const page = (css: string) => withoutStyles(`<style>${css}</style><p>Text</p>`);
  expect(page('@media (width<9rem){p{top:0}}')).toBe(page('@media (width<9rem){p{top:1px}}'));
});
