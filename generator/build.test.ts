/** An incremental build equals a cold one, after an edit of every kind. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildInto, openProject } from './build.ts';
import { createCache } from './cache.ts';
import { plainSite } from './testing/folders.ts';
import { createMemoryOutput } from './testing/memory.ts';

const { root, write } = plainSite();

const svg = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" id="${id}"/>`;
const head = (title: string) =>
  `export const head = { title: '${title}', description: '${`The page ${title} is described at some length. `.repeat(4).slice(0, 140)}' };`;
const schema = (more = '') => `import { z } from 'zod';
export const schema = {
  site: { from: 'site.yaml', as: z.strictObject({ url: z.url(), name: z.string(), city: z.string(), sign: z.string().meta({ picture: true }) }), facts: { word: 'site' } },
  notes: { from: 'notes/*.md', as: z.strictObject({ title: z.string()${more}, next: z.string().meta({ ref: 'notes' }), body: z.string() }) },
};`;
const siteYaml = (city: string) => `url: https://plain.example/\nname: Plain\ncity: ${city}\nsign: sign.svg\n`;

/** One file of every kind, each of which shows up in the output. */
const files: Record<string, string> = {
  'content/schema.ts': schema(),
  'content/settings.ts': "export const settings = { waivers: [{ rule: 'orphans', why: 'a test' }] };",
  'content/site.yaml': siteYaml('Surat'),
  'content/sign.svg': svg('one'),
  'content/notes/three.md': '---\ntitle: Three\nnext: two\n---\nText.\n',
  'content/notes/one.md': '---\ntitle: One in {site.city}\nnext: two\n---\nText.\n',
  'components/word.tsx': "import './word.css';\nexport const word = 'first';\nexport const Word = () => <b>{word}</b>;",
  'components/word.css': '.word { color: red; background: url(dot.svg) }',
  'components/dot.svg': svg('one'),
  'islands/box/box.tsx':
    "import { useState } from 'react';\nexport default function Box() { return <i>{useState('one')[0]}</i>; }",
  'pages/words.tsx': `import { Word } from '../components/word.tsx';\nimport Box from '../islands/box/box.tsx';
export const props = ({ site }, { now }) => ({ site, year: now.getFullYear() });\n${head('Words')}
export default ({ site, year }) => <main><h1>{site.city}</h1>{year}<Word /><Box /><img {...site.sign} alt="" /></main>;`,
  'pages/badge.txt.ts':
    "import { word } from '../components/word.tsx';\nexport const props = ({ site }) => ({ city: site.city });\nexport default ({ city }) => word + city;",
  'pages/assets/badge-[hash].txt.ts': "import { word } from '../../components/word.tsx';\nexport default () => word;",
  'public/robots.txt': 'one',
};

beforeEach(() => {
  for (const [file, text] of Object.entries(files)) write(file, text);
});

/** Builds as a new process does, with the cache and the output of earlier ones. Returns the text of every file. */
async function build(
  now = '2024-06-01',
  output = createMemoryOutput(),
  cacheFile?: string,
): Promise<Map<string, string>> {
  const project = openProject(root, createCache(cacheFile));
  const site = await buildInto(output, project, { now: new Date(now) });
  project.cache.prune();
  return new Map(site.files.map(file => [file, Buffer.from(output.get(file) ?? '').toString()]));
}

const edits: [kind: string, files: Record<string, string | undefined>, shownIn: string, now?: string][] = [
  ['the time', {}, 'words/index.html', '2025-06-01'],
  ['an entry', { 'content/notes/one.md': '---\ntitle: Uno\nnext: two\n---\nText.\n' }, 'notes/one/index.html'],
  ['a fact', { 'content/site.yaml': siteYaml('Rajkot') }, 'notes/one/index.html'],
  ['content that only a file page shows', { 'content/site.yaml': siteYaml('Rajkot') }, 'badge.txt'],
  ['a page', { 'pages/words.tsx': `${files['pages/words.tsx']}`.replace('<h1>', '<h1>New: ') }, 'words/index.html'],
  [
    'a component',
    { 'components/word.tsx': `${files['components/word.tsx']}`.replace('first', 'second') },
    'words/index.html',
  ],
  [
    'a component of a file page',
    { 'components/word.tsx': "export const word = 'second'; export const Word = () => null;" },
    'badge.txt',
  ],
  ['a style sheet', { 'components/word.css': '.word { color: blue }' }, 'words/index.html'],
  ['a picture of a style sheet', { 'components/dot.svg': svg('two') }, 'words/index.html'],
  ['a picture of content', { 'content/sign.svg': svg('two') }, 'words/index.html'],
  ['an island', { 'islands/box/box.tsx': 'export default function Box() { return <u>two</u>; }' }, 'words/index.html'],
  ['a client script', { 'islands/menu/menu.client.ts': 'document.title = "menu";' }, ''],
  ['the shell’s style', { 'pages/_document.css': 'body { color: blue }' }, 'index.html'],
  [
    'settings',
    { 'content/settings.ts': "export const settings = { waivers: [{ rule: 'orphans', why: 'another' }] };" },
    '',
  ],
  ['the schema', { 'content/schema.ts': schema('.toUpperCase()') }, 'notes/one/index.html'],
  ['a file of public/', { 'public/robots.txt': 'two' }, 'robots.txt'],
  ['a new entry', { 'content/notes/new.md': '---\ntitle: New\nnext: one\n---\n' }, 'index.html'],
  ['a deleted entry', { 'content/notes/three.md': undefined }, 'index.html'],
  ['a deleted page', { 'pages/badge.txt.ts': undefined }, ''],
];

test.each(edits)('%s', async (_, change, shownIn, now) => {
  const cacheFile = path.join(root, '.cache/build');
  const output = createMemoryOutput();
  const before = await build(undefined, output, cacheFile);
  for (const [file, text] of Object.entries(change))
    text === undefined ? rmSync(path.join(root, file)) : write(file, text);
  const incremental = await build(now, output, cacheFile);
  expect(incremental).toEqual(await build(now));
  if (shownIn) expect(incremental.get(shownIn)).not.toBe(before.get(shownIn));
});
