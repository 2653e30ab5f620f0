import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { isHashed } from '../../generator/model.ts';
import { read } from '../../generator/read/read.ts';
import { all, type OpenSite, openOurs } from '../../generator/testing/open-site.ts';
import { artFile } from './art-file.ts';
import { coversName } from './covers-file.ts';

const content = (await read(process.cwd(), schema)).content as Content;
let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

describe('a file of pictures', () => {
  test('has a name by which browsers keep it for ever', () => {
    expect(isHashed(`assets/${artFile(content).art}.svg`)).toBe(true);
    expect(isHashed(`assets/${coversName(content.posts)}.svg`)).toBe(true);
  });

  test('has another name when it holds something else', () => {
    const [first, ...rest] = content.rates;
    const renamed = { ...first, rates: [{ path: '/services/new/', name: 'Web design' }] } as Content['rates'][number];
    expect(artFile({ ...content, rates: [renamed, ...rest] }).art).not.toBe(artFile(content).art);
    expect(coversName(content.posts.slice(1))).not.toBe(coversName(content.posts));
  });

  test('of all pages knows nothing of articles', () => {
    expect(artFile({ ...content, posts: content.posts.slice(1) } as Content).art).toBe(artFile(content).art);
  });
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
