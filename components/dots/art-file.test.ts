import { beforeAll, expect, test } from 'vitest';
import { isHashed } from '../../generator/model.ts';
import { all, type OpenSite, openOurs } from '../../generator/testing/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

test('files of pictures have names by which browsers keep them for ever', () => {
  const files = [...site.texts.keys()].filter(file => /^assets\/(art|covers)-/.test(file));
  expect(files).toHaveLength(2);
  for (const file of files) expect(isHashed(file), file).toBe(true);
});

test('no page but a list of articles names the file that grows with them', () => {
  const naming = site.paths.filter(path => all(site.page(path), 'use[href*="/covers-"]').length > 0);
  expect(naming.length).toBeGreaterThan(0);
  expect(naming).not.toContain('/');
});

test('every picture that a page shows out of a file is in it', () => {
  const lost: string[] = [];
  for (const path of site.paths) {
    for (const use of all(site.page(path), 'use[href]')) {
      const [file = '', id] = use.getAttribute('href')?.split('#') ?? [];
      if (!site.texts.get(file.slice(1))?.includes(` id="${id}"`)) lost.push(`${path}: ${file}#${id}`);
    }
  }
  expect(lost).toEqual([]);
});

test('a drawing over steps has parts, and the style sheet of steps keeps each of them pale until its own', () => {
  const drawn = site.paths.filter(path => all(site.page(path), '.step use').length > 0);
  expect(drawn.length).toBeGreaterThan(0);
  const styles = [...site.texts].flatMap(([file, text]) => (file.endsWith('.css') ? text : [])).join('');
  for (const path of drawn) {
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
