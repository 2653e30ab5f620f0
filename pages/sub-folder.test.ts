import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '../generator/testing/copy-site.ts';
import { all, type OpenSite, openOurs, openSite } from '../generator/testing/open-site.ts';

const origin = 'https://name.example';
const base = '/repo/';
const copy = copySite();
let site: OpenSite;
let atRoot: OpenSite;
// Throws if a check fails.
beforeAll(async () => {
  site = await openSite(copy.root, { url: origin + base });
  atRoot = await openOurs();
});
afterAll(() => copy.remove());

/** Returns whether a URL of this site is outside of the base; other sites, anchors and the like are not. */
function isOutside(url: string): boolean {
  if (url.startsWith('//')) return false;
  if (url.startsWith('/')) return !url.startsWith(base);
  return url.startsWith(origin) && !url.startsWith(origin + base);
}

test.each([
  ['/repo/about/', false],
  ['https://name.example/repo/', false],
  ['https://other.example/about/', false],
  ['#main', false],
  ['/about/', true],
  ['/', true],
  ['/repository/', true],
  ['https://name.example/about/', true],
])('%s is outside: %s', (url, expected) => {
  expect(isOutside(url)).toBe(expected);
});

describe('on base /repo/', () => {
  test('no attribute of a page has a URL outside of it', () => {
    const outside: string[] = [];
    let count = 0;
    for (const path of site.paths) {
      for (const element of all(site.page(path), '*')) {
        for (const name of [
          'href',
          'src',
          'action',
          'formaction',
          'poster',
          'data',
          'content',
          'srcset',
          'imagesrcset',
        ]) {
          const value = element.getAttribute(name);
          if (value === null) continue;
          count++;
          const urls = name.endsWith('srcset') ? value.split(',').map(part => part.trim()) : [value];
          outside.push(...urls.filter(isOutside).map(url => `${path} ${element.tagName} ${name}=${url}`));
        }
      }
    }
    expect(outside).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  test('nor do styles, structured data, the feed, the site map or the manifest', () => {
    for (const [file, text] of site.texts) {
      const styles = [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url);
      const absolute = text.match(/https:\/\/name\.example[^\s"'<)]*/g) ?? [];
      expect([...styles, ...absolute].filter(isOutside), file).toEqual([]);
    }
    const manifest = JSON.parse(site.text('site.webmanifest'));
    expect([manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)].filter(isOutside)).toEqual(
      [],
    );
    expect(manifest.start_url).toBe(base);
  });

  test('no file contains the url of content/site.yaml', () => {
    const ours = new URL(atRoot.page('/').querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').origin;
    expect(ours).not.toBe(origin);
    for (const [file, text] of site.texts) expect(text.includes(`${ours}/`), file).toBe(false);
  });

  test('the pages have the same text as without it', () => {
    expect(site.paths).toEqual(atRoot.paths);
    for (const path of site.paths) {
      expect(site.page(path).querySelector('main')?.textContent, path).toBe(
        atRoot.page(path).querySelector('main')?.textContent,
      );
    }
  });

  test('the header marks the current page', () => {
    const current = all(site.page('/blog/'), 'header a[aria-current=page]').map(a => a.getAttribute('href'));
    expect(current).toEqual(['/repo/blog/']);
  });
});
