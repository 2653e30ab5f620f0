/** An incremental build equals a cold one, after an edit of every kind. */
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { buildInto, openProject } from './build.ts';
import { createCache } from './cache.ts';
import type { DiagnosticError } from './diagnostics/diagnostics.ts';
import { filesUnder } from './files.ts';
import { plainSite } from './testing/folders.ts';
import { runCli } from './testing/run-cli.ts';
import { openFolder } from './write/write.ts';

const { root, write } = plainSite();

const svg = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" id="${id}"/>`;
const head = (title: string) =>
  `export const head = { title: '${title}', description: '${`The page ${title} is described at some length. `.repeat(4).slice(0, 140)}' };`;
const schema = (more = '') => `import { z } from 'zod';
import loaded from '../components/loaded.json';
export const schema = {
  site: { from: 'site.yaml', as: z.strictObject({ url: z.url(), name: z.string(), city: z.string(), sign: z.string().meta({ picture: true }) }), facts: { word: 'site' } },
  notes: { from: 'notes/*.md', as: z.strictObject({ title: z.string()${more}, next: z.string().meta({ ref: 'notes' }), body: z.string() }) },
  signs: { from: '../components/signs/*.svg', as: z.strictObject({ body: z.string() }) },
  loaded: { load: () => loaded, as: z.strictObject({ text: z.string() }) },
};`;
const settings = (
  why: string,
  fields = '',
) => `const math = { name: 'math', level: 'inline', start: src => src.indexOf('$'), tokenizer(src) {
  const [raw, text] = /^\\$(.+?)\\$/.exec(src) ?? [];
  return raw && { type: 'math', raw, text, ${fields} };
} };
export const settings = { waivers: [{ rule: 'orphans', why: '${why}' }], markdown: [{ extensions: [math] }] };`;
const siteYaml = (city: string) => `url: https://plain.example/\nname: Plain\ncity: ${city}\nsign: sign.svg\n`;

/** One file of every kind, each of which shows up in the output. */
const files: Record<string, string> = {
  'content/schema.ts': schema(),
  'content/settings.ts': settings('a test', 'isCode: true'),
  'components/loaded.json': '[{ "slug": "b", "text": "one, $x^{site.city}$" }, { "slug": "a", "text": "two" }]',
  'content/site.yaml': siteYaml('Surat'),
  'content/sign.svg': svg('one'),
  'content/notes/three.md': '---\ntitle: Three\nnext: two\n---\nText.\n\n[p]: two.md\n',
  'content/notes/one.md': '---\ntitle: One in {site.city}\nnext: two\n---\nText.\n',
  'components/word.tsx': "import './word.css';\nexport const word = 'first';\nexport const Word = () => <b>{word}</b>;",
  'components/word.css': '.word { color: red; background: url(dot.svg#a) }',
  'components/dot.svg': svg('one'),
  'components/icons.svg': svg('one'),
  'components/signs/bread.svg': svg('one'),
  // Its name begins like that of a package that Node loads.
  '../shared/package.json': '{ "type": "module", "exports": "./index.ts" }',
  '../shared/index.ts': "export { shared } from './word.js';",
  '../shared/word.ts': "export const shared = 'one';",
  '../shared/color.ts': "export const color = 'red';",
  '../shared/linked.md': '---\ntitle: Linked\nnext: two\n---\n',
  'islands/box/box.tsx':
    "import { useState } from 'react';\nimport { shared } from 'react-shared';\nexport default function Box() { return <i>{useState(shared)[0]}</i>; }",
  'pages/words.tsx': `import { Word } from '../components/word.tsx';\nimport icons from '../components/icons.svg#mail';
import { color } from '../../shared/color.ts';
import Box from '../islands/box/box.tsx';
export const props = ({ site }, { now }) => ({ site, year: now.getFullYear() });\n${head('Words')}
export default ({ site, year }) => <main><h1>{site.city}</h1>{year} {color}<i>{icons}</i><Word /><Box /><img {...site.sign} alt="" /><img src="/signs/red.svg" width="2" height="1" alt="" /></main>;`,
  'pages/links.txt.ts':
    "export const props = ({ notes }) => ({ note: notes.find(note => note.slug === 'three') });\nexport default ({ note }) => String(JSON.stringify(note?.links));",
  'pages/loaded.txt.ts':
    'export const props = ({ loaded }) => ({ loaded });\nexport default ({ loaded }) => JSON.stringify(loaded);',
  'pages/badge.txt.ts':
    "import { word } from '../components/word.tsx';\nexport const props = ({ site, signs }) => ({ city: site.city, sign: signs[0] });\nexport default ({ city, sign }) => word + city + sign.slug + sign.body;",
  'pages/signs/[name].svg.ts': `export const isOptional = true;
export const paths = () => ['red', 'blue'].map(name => ({ name }));
export default () => '${svg('one')}';`,
  'public/robots.txt': 'one',
};

beforeEach(() => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync('../../shared', path.join(root, 'node_modules/react-shared'));
  symlinkSync('../../../shared/linked.md', path.join(root, 'content/notes/linked.md'));
});

/** Builds as a new process does, with the cache and the output of earlier ones. Returns the text of every file. */
async function build(out: string, now: string): Promise<Map<string, string>> {
  const project = openProject(root, createCache(path.join(root, '.cache', out)));
  const output = openFolder(path.join(root, out));
  const site = await buildInto(output, project, { now: new Date(now) });
  output.commit(site.files, { ...site.address, redirects: [] });
  project.cache.prune();
  const names = filesUnder(path.join(root, out));
  return new Map(names.map(name => [name, readFileSync(path.join(root, out, name), 'utf8')]));
}

const notePage = readFileSync('generator/fixtures/plain/site/pages/notes/[slug].tsx', 'utf8');
const edits: [kind: string, files: Record<string, string | undefined>, shownIn: string, now?: string][] = [
  ['the time', {}, 'words/index.html', '2025-06-01'],
  ['an entry', { 'content/notes/one.md': '---\ntitle: Uno\nnext: two\n---\nText.\n' }, 'notes/one/index.html'],
  ['a fact', { 'content/site.yaml': siteYaml('Rajkot') }, 'notes/one/index.html badge.txt'],
  [
    'a file that a page names instead of another',
    { 'pages/words.tsx': `${files['pages/words.tsx']}`.replace('red.svg', 'blue.svg') },
    'signs/blue.svg',
  ],
  ['a page', { 'pages/words.tsx': `${files['pages/words.tsx']}`.replace('<h1>', '<h1>New: ') }, 'words/index.html'],
  [
    'a component',
    { 'components/word.tsx': `${files['components/word.tsx']}`.replace('first', 'second') },
    'words/index.html badge.txt',
  ],
  ['a style sheet', { 'components/word.css': '.word { color: blue }' }, 'words/index.html'],
  ['a picture of a style sheet', { 'components/dot.svg': svg('two') }, 'words/index.html'],
  ['a picture of content', { 'content/sign.svg': svg('two') }, 'words/index.html'],
  ['an entry beside content/', { 'components/signs/bread.svg': svg('two') }, 'badge.txt'],
  ['an island', { 'islands/box/box.tsx': 'export default function Box() { return <u>two</u>; }' }, 'words/index.html'],
  ['a client script', { 'islands/menu/menu.client.ts': 'document.title = "menu";' }, ''],
  ['the shell’s style', { 'pages/_document.css': 'body { color: blue }' }, 'index.html'],
  ['settings', { 'content/settings.ts': settings('another', 'isCode: true') }, ''],
  ['an extension of Markdown', { 'content/settings.ts': settings('a test') }, 'loaded.txt'],
  [
    'an item of a list that is loaded',
    { 'components/loaded.json': '[{ "slug": "c", "text": "three" }, { "slug": "a", "text": "four" }]' },
    'loaded.txt',
  ],
  ['the schema', { 'content/schema.ts': schema('.toUpperCase()') }, 'notes/one/index.html'],
  ['a file of public/', { 'public/robots.txt': 'two' }, 'robots.txt'],
  [
    'the path to which a text links',
    { 'pages/a/[slug].tsx': notePage.replace('`Note:', '`First:').replace('`The note', '`The first note') },
    'links.txt',
  ],
  ['a new entry', { 'content/notes/new.md': '---\ntitle: New\nnext: one\n---\n' }, 'index.html'],
  ['a deleted entry', { 'content/notes/three.md': undefined }, 'index.html'],
  ['a deleted page', { 'pages/badge.txt.ts': undefined }, ''],
  ['code outside of the project', { '../shared/color.ts': "export const color = 'blue';" }, 'words/index.html'],
  ['a package that is a link', { '../shared/word.ts': "export const shared = 'two';" }, 'words/index.html'],
  ['a drawing of several', { 'components/icons.svg': svg('two') }, 'words/index.html'],
  [
    'an entry behind a link',
    { '../shared/linked.md': '---\ntitle: More\nnext: two\n---\n' },
    'notes/linked/index.html',
  ],
  [
    'a file that becomes a page in a folder',
    {
      'pages/badge.txt.ts': undefined,
      'pages/badge.txt.tsx': `${head('Badge')}\nexport default () => <main><h1>Badge</h1></main>;`,
    },
    'badge.txt/index.html',
  ],
  ['a page in a folder that becomes a file', { 'pages/words.tsx': undefined, 'public/words': 'words' }, 'words'],
];

test.each(edits)('%s', async (_, change, shownIn, now = '2024-06-01') => {
  const before = await build('dist', '2024-06-01');
  for (const [file, text] of Object.entries(change))
    text === undefined ? rmSync(path.join(root, file)) : write(file, text);
  const incremental = await build('dist', now);
  expect(incremental).toEqual(await build('cold', now));
  for (const file of shownIn.split(' ').filter(Boolean)) expect(incremental.get(file)).not.toBe(before.get(file));
});

test('what code of the site throws late fails a build, which leaves no stage', async () => {
  write('pages/late.txt.ts', "void Promise.reject(new Error('late'));\nexport default () => 'on time';");
  const { code, err } = await runCli(root, 'build');
  rmSync(path.join(root, 'pages/late.txt.ts'));
  expect([code, err]).toEqual([1, expect.stringMatching(/^pages\/late\.txt\.ts:1:21: late\n/)]);
  expect(filesUnder(path.join(root, '.dist.build'))).toEqual([]);
});

test('a photo of public/ that says where it was taken is refused', async () => {
  const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: '#b43' } }).jpeg();
  const withExif = (exif: object) => photo.clone().withExif(exif).toBuffer();
  write('public/team.jpg', await withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 0/1' } }));
  write('public/bread.jpg', await withExif({ IFD0: { Make: 'Camera' } }));
  write('public/half.jpg', 'Exif\0\0II');
  for (let i = 0; i < 2; i++) {
    const found = await build('dist', '2024-06-01').catch((error: DiagnosticError) => error.diagnostics);
    expect(found).toMatchObject([{ location: { file: 'public/team.jpg' }, rule: 'position' }]);
  }
});

test('a new rule sees the files that the cache knows', async () => {
  await build('dist', '2024-06-01');
  write(
    'content/settings.ts',
    "export const settings = { fileRules: { own: ({ file }, _, report) => file === 'robots.txt' && report('found') } };",
  );
  await expect(build('dist', '2024-06-01')).rejects.toThrow('public/robots.txt: found [own]');
});

test('only documents are held to the rules of pages', async () => {
  write('pages/raw.html.ts', "export default () => new TextEncoder().encode('<p>Raw');");
  expect((await build('dist', '2024-06-01')).has('raw.html')).toBe(true);
});

test('of optional files those are published that a page names', async () => {
  const names = [...(await build('dist', '2024-06-01')).keys()];
  expect(names.filter(name => name.startsWith('signs/'))).toEqual(['signs/red.svg']);
});
