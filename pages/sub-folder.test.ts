import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '../generator/testing/copy-site.ts';
import { all, type OpenSite, openOurs, openSite } from '../generator/testing/open-site.ts';

const origin = 'https://name.example';
const base = '/repo/';
const copy = copySite();
let site: OpenSite;
let atRoot: OpenSite;
// The checks of the build pass, or this throws.
beforeAll(async () => {
  site = await openSite(copy.root, { url: origin + base });
  atRoot = await openOurs();
});
afterAll(() => copy.remove());

/** Whether an address of this site stands outside of the folder; other sites, anchors and the rest do not count. */
function isOutside(address: string): boolean {
  if (address.startsWith('//')) return false;
  if (address.startsWith('/')) return !address.startsWith(base);
  return address.startsWith(origin) && !address.startsWith(origin + base);
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
])('%s is outside: %s', (address, expected) => {
  expect(isOutside(address)).toBe(expected);
});

describe('on base /repo/', () => {
  test('no attribute of a page names an address outside of it', () => {
    const outside: string[] = [];
    let seen = 0;
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
          seen++;
          const addresses = name.endsWith('srcset') ? value.split(',').map(one => one.trim()) : [value];
          outside.push(...addresses.filter(isOutside).map(address => `${path} ${element.tagName} ${name}=${address}`));
        }
      }
    }
    expect(outside).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  test('nor does a style, structured data, the feed, the site map or the manifest', () => {
    for (const [file, text] of site.texts) {
      const styles = [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address);
      const absolute = text.match(/https:\/\/name\.example[^\s"'<)]*/g) ?? [];
      expect([...styles, ...absolute].filter(isOutside), file).toEqual([]);
    }
    const manifest = JSON.parse(site.text('site.webmanifest'));
    expect([manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)].filter(isOutside)).toEqual(
      [],
    );
    expect(manifest.start_url).toBe(base);
  });

  test('nothing remembers the address of content/site.yaml', () => {
    const own = new URL(atRoot.page('/').querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').origin;
    expect(own).not.toBe(origin);
    for (const [file, text] of site.texts) expect(text.includes(`${own}/`), file).toBe(false);
  });

  test('the pages are the same, and differ in addresses alone', () => {
    expect(site.paths).toEqual(atRoot.paths);
    for (const path of site.paths) {
      expect(site.page(path).querySelector('main')?.textContent, path).toBe(
        atRoot.page(path).querySelector('main')?.textContent,
      );
    }
  });

  test('the header still knows which page one is on', () => {
    const current = all(site.page('/blog/'), 'header a[aria-current=page]').map(a => a.getAttribute('href'));
    expect(current).toEqual(['/repo/blog/']);
  });
});
