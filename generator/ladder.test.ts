import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

type Folder = 'generator' | 'pages' | 'islands' | 'components' | 'content';

/** What a folder may import from the others: the ladder of the README. Types of content are content too. */
const mayImport: Record<Folder, (from: string, to: string) => boolean> = {
  generator: (_, to) => to.startsWith('generator/') || to === 'content/schema.ts',
  pages: (_, to) => /^(islands|components|content)\//.test(to),
  islands: (from, to) => /^(components|content)\//.test(to) || to.startsWith(path.posix.dirname(from)),
  components: (_, to) => /^(components|content)\//.test(to),
  content: (_, to) => to.startsWith('content/'),
};

/** The libraries of each folder. */
const libraries: Record<Folder, RegExp> = {
  generator: /./,
  pages: /^react$/,
  islands: /^(react|preact)(\/|$)/,
  // The font and the social cards are cut and drawn while the site is built.
  components: /^(react|marked|subset-font|@resvg\/resvg-js|node:(fs\/promises|path|module|os|url|util|zlib))$/,
  content: /^zod$/,
};

const folders = Object.keys(mayImport) as Folder[];

async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
  );
  return [...found].map(match => match[1] ?? match[2] ?? '');
}

async function modulesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|e2e)\.tsx?$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => !file.startsWith('generator/fixtures/'));
}

describe('imports point down the ladder only', () => {
  test.each(folders)('%s', async folder => {
    const modules = await modulesOf(folder);
    expect(modules.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const file of modules) {
      for (const specifier of await importsOf(file)) {
        const isOwn = specifier.startsWith('.');
        const target = path.posix.join(path.posix.dirname(file), specifier);
        if (isOwn ? !mayImport[folder](file, target) : !libraries[folder].test(specifier))
          wrong.push(`${file} imports ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the ladder is not blind: it sees an import that points up', async () => {
    expect(mayImport.components('components/x/x.tsx', 'pages/index.tsx')).toBe(false);
    expect(mayImport.generator('generator/plan.ts', 'components/link/link.tsx')).toBe(false);
    expect(mayImport.pages('pages/index.tsx', 'pages/about.tsx')).toBe(false);
    expect(mayImport.islands('islands/a/a.tsx', 'islands/b/b.tsx')).toBe(false);
  });
});

test('a page in a folder of tsx files is found by the ladder', async () => {
  expect(await modulesOf('pages')).toContain('pages/blog/[slug].tsx');
});
