import { beforeAll, expect, test } from 'vitest';
import { isHashed } from '../../generator/model.ts';
import { all, type OpenSite, openOurs, textOf } from '../_testing/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

test('the names of the drawing files contain a content hash, so that browsers can cache them forever', () => {
  const files = [...site.texts.keys()].filter(file => /^assets\/(art|covers|older-covers)-/.test(file));
  expect(files).toHaveLength(3);
  for (const file of files) expect(isHashed(file), file).toBe(true);
});

test('only the page with the blog’s search loads covers from a file, and none loads those of older articles at once', () => {
  const users = site.paths.filter(path => all(site.page(path), 'use[href*="covers-"]').length > 0);
  expect(users).toEqual(['/blog/']);
  expect(all(site.page('/blog/'), 'use[href*="/older-covers-"]')).toEqual([]);
});

test('every drawing that a page uses from a file exists in it', () => {
  const missing: string[] = [];
  for (const path of site.paths) {
    for (const use of all(site.page(path), 'use[href]')) {
      const [file = '', id] = use.getAttribute('href')?.split('#') ?? [];
      if (!site.texts.get(file.slice(1))?.includes(` id="${id}"`)) missing.push(`${path}: ${file}#${id}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a drawing above steps has parts, and the style sheet of steps dims each part until its step', () => {
  const drawn = site.paths.filter(path => all(site.page(path), '.step use').length > 0);
  expect(drawn.length).toBeGreaterThan(0);
  for (const path of drawn) {
    const styles = all(site.page(path), 'style').map(textOf).join('');
    const [file = '', id] = all(site.page(path), '.step use')[0]?.getAttribute('href')?.split('#') ?? [];
    const [, group] = new RegExp(`<g [^>]*id="${id}">(.*?)</g>`).exec(site.texts.get(file.slice(1)) ?? '') ?? [];
    const parts = [...new Set(group?.match(/--part-\d/g))];
    expect(parts.length, path).toBeGreaterThan(0);
    expect(
      parts.filter(part => !styles.includes(`${part}:`)),
      path,
    ).toEqual([]);
  }
});
