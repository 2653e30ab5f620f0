/** Whatever is wrong in a site's files is reported with its location: it neither crashes the generator nor leaves the site incomplete. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiagnosticError } from './diagnostics/diagnostics.ts';
import { build } from './testing/memory.ts';

const root = path.resolve('node_modules/.cache/malformed-test');
const at = (file: string) => path.join(root, file);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A way to break the plain site. */
type Spoil = () => void;
const put =
  (file: string, text: string): Spoil =>
  () => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
const change =
  (file: string, from: string, to: string): Spoil =>
  () =>
    writeFileSync(at(file), readFileSync(at(file), 'utf8').replace(from, to));

const all =
  (...spoils: Spoil[]): Spoil =>
  () => {
    for (const spoil of spoils) spoil();
  };
/** The file in public/ is the social card of every page. */
const cardElsewhere = change(
  'pages/_document.tsx',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a page
  '${address.origin}${address.base}dot.svg',
  'https://other.example/dot.svg',
);

const url = 'url: https://plain.example/\n';
const note = '---\ntitle: Three\nnext: two\n---\nText.\n';
const page = 'export default () => <main><h1>A page</h1></main>;';
const paths = (code: string) => put('pages/b/[slug].tsx', `export const paths = ${code};\n${page}`);
const bomb = [
  'a: &a [x,x,x,x,x,x,x,x,x,x]',
  ...[...'bcdefghij'].map((name, i) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghij'[i]}`)}]`),
];

const cases: [string, Spoil, string | string[]][] = [
  ['an alias of nothing', put('content/site.yaml', `${url}name: *nobody\n`), 'content/site.yaml:2:7: Unresolved alias'],
  ['a bomb of aliases', put('content/site.yaml', `${url}${bomb.join('\n')}\n`), 'Excessive alias count'],
  [
    'an unknown tag',
    put('content/site.yaml', `${url}name: !placehoder Plain\n`),
    'content/site.yaml:2:7: Unresolved tag',
  ],
  ['lists in lists without end', put('content/site.yaml', `${url}name: ${'['.repeat(20_000)}`), 'content/site.yaml:2:'],
  ['a very long line', put('content/site.yaml', `${url}nmae: ${'x'.repeat(500_000)}\n`), 'xxx…\n'],
  [
    'a thousand wrong fields',
    put('content/site.yaml', url + Array.from({ length: 1000 }, (_, i) => `k${i}: 1\n`).join('')),
    'and 901 more like these',
  ],
  [
    'front matter that is a list',
    put('content/notes/one.md', '---\n- a\n---\nText.\n'),
    'content/notes/one.md:2:1: the front matter does not consist of fields',
  ],
  [
    'a body in the front matter',
    put('content/notes/one.md', note.replace('next', 'body: x\nnext')),
    'content/notes/one.md:3:1: the body is not a field',
  ],
  ['NUL in a text', put('content/notes/one.md', `${note}a\0b`), 'contains "\\u0000"'],
  ['another ending', put('content/notes/three.MD', note), 'content/notes/three.MD: belongs to no collection'],
  ['another ending for YAML', put('content/more.yml', ''), 'content/more.yml: belongs to no collection'],
  ['a folder named like a note', () => mkdirSync(at('content/notes/x.md')), 'content/notes/x.md: is a folder'],
  [
    'a circle of links',
    () => symlinkSync('x.md', at('content/notes/x.md')),
    'content/notes/x.md: cannot be read: its links form a circle',
  ],
  [
    'a file instead of a folder',
    () => {
      rmSync(at('content/notes'), { recursive: true });
      put('content/notes', '')();
    },
    'content/notes: cannot be read: there is a file where a folder should be',
  ],
  [
    'no schema',
    () => rmSync(at('content/schema.ts')),
    'Could not resolve "./content/schema.ts"\n  Every site needs this file',
  ],
  [
    'settings that are exported under another name',
    put('content/settings.ts', 'export default {};'),
    'content/settings.ts: settings is not an object\n  Export it under this name',
  ],
  [
    'a package that is not installed',
    put('pages/a.tsx', `import x from 'not-here';\nexport const head = { x };\n${page}`),
    'pages/a.tsx:1:15: there is no package "not-here": npm install not-here',
  ],
  ['no collections', put('content/schema.ts', 'export const table = {};'), 'content/schema.ts: exports no collections'],
  [
    'a collection with an invalid `from`',
    change('content/schema.ts', 'notes/*.md', 'notes/**'),
    'the collection "notes" has an invalid `from`: "notes/**"',
  ],
  [
    'a collection without a schema',
    change('content/schema.ts', 'as: z.strictObject({ url: z.url(), name: z.string() })', 'as: {}'),
    'the collection "site" has no schema',
  ],
  [
    'a reference to an unknown collection',
    change('content/schema.ts', "ref: 'notes'", "ref: 'note'"),
    '"notes" refers to "note", which is not a collection in content/schema.ts\n  Did you mean "notes"?',
  ],
  [
    'a schema that throws',
    change('content/schema.ts', 'title: z.string()', 'title: z.string().transform(() => { throw new Error("oh") })'),
    'cannot be applied to content/notes/one.md: oh',
  ],
  [
    'names that differ only in their Unicode form',
    () => {
      put('content/notes/caf\u00e9.md', note)();
      put('content/notes/cafe\u0301.md', note)();
    },
    'is made twice, by content/notes/cafe\u0301.md in pages/notes/[slug].tsx',
  ],
  ['a page whose name cannot be a URL', put('pages/a%b.tsx', page), 'pages/a%b.tsx: has a name that cannot be a URL'],
  [
    'a public file in place of a page',
    put('public/notes/ONE/index.html', ''),
    '/notes/one/ is made twice, by public/notes/ONE/index.html',
  ],
  [
    'a public file in place of a folder',
    put('public/notes', ''),
    'cannot be made: one name is both a file and a folder, in public/notes (/notes)',
  ],
  ['paths that are not a list', paths('() => undefined'), 'pages/b/[slug].tsx: paths did not return a list'],
  ['paths with undefined in them', paths('() => [undefined]'), 'paths returned undefined for a URL'],
  [
    'paths that are a promise',
    paths('async () => { throw new Error("later"); }'),
    'cannot compute its paths: it returned a promise',
  ],
  [
    'the same path twice',
    paths('() => [{ slug: "a" }, { slug: "a" }]'),
    '/b/a/ is made twice by the paths of pages/b/[slug].tsx',
  ],
  [
    'notes whose names differ only in case',
    all(put('content/notes/three.md', note), put('content/notes/Three.md', note)),
    '/notes/three/ is made twice, by content/notes/Three.md in pages/notes/[slug].tsx (/notes/Three/) and content/notes/three.md',
  ],
  ['paths that lead to a parent folder', paths('() => [{ slug: ".." }]'), "paths returned '..' for [slug]"],
  [
    'props that are a promise',
    put('pages/a.tsx', `export const props = async () => ({});\n${page}`),
    'cannot compute its props: it returned a promise',
  ],
  [
    'props that are not an object',
    put('pages/a.tsx', `export const props = () => 'x';\n${page}`),
    'returns props that are not an object',
  ],
  [
    'a head that throws',
    put('pages/a.tsx', `export const head = () => { throw new Error('no head'); };\n${page}`),
    'pages/a.tsx:1:35: cannot compute the head of /a/: no head',
  ],
  [
    'a thrown value that is not an error',
    put('pages/a.tsx', 'export const head = {}; export default () => { throw Object.create(null); };'),
    'cannot be rendered at /a/: [Object: null prototype] {}',
  ],
  [
    'a text that a page refuses',
    all(
      put('content/notes/one.md', `${note}A <b>word</b>.`),
      put('content/notes/two.md', `${note}A <i>word</i>, a <b>word</b>.`),
      change(
        'pages/notes/[slug].tsx',
        '  return (',
        "  if (body.includes('<i>')) throw new Error('raw HTML', { cause: { text: '<b>' } });\n  return (",
      ),
    ),
    'content/notes/two.md:6:18: cannot be rendered at /notes/two/: raw HTML',
  ],
  [
    'a value of an entry that `paths` refuses',
    all(
      put('content/notes/three.md', note),
      put('content/notes/four.md', note),
      paths("() => { throw new Error('no Three', { cause: { text: 'Three', file: 'content/notes/three.md' } }); }"),
    ),
    'content/notes/three.md:2:8: cannot compute its paths: no Three',
  ],
  [
    'an anchor with invalid percent-encoding',
    change('pages/index.tsx', '<h1>', '<a href="#%E0%A4%A">x</a><h1>'),
    'there is no id "%E0%A4%A"',
  ],
  [
    'an address with a query and a fragment',
    put('content/site.yaml', 'url: https://plain.example/?q#f\nname: Plain\n'),
    'content/site.yaml:1:6: "url" is not the address of a site',
  ],
  [
    'a mistake under a number',
    () => {
      change('content/schema.ts', 'name: z.string()', 'years: z.record(z.string(), z.string())')();
      put('content/site.yaml', `${url}years:\n  2023: good\n  2024: 5\n`)();
    },
    'content/site.yaml:4:9: "years.2024"',
  ],
  [
    'a page that changes the content',
    put('pages/a.tsx', `export const props = ({ notes }) => ({ all: notes.push(1) });\n${page}`),
    'pages/a.tsx:1:51: cannot compute its props: Cannot add property 2, object is not extensible',
  ],
  [
    'a shell that changes the props of the next page',
    () => {
      change('pages/_document.tsx', 'name: site.name', 'name: site.name, seen: []')();
      change('pages/_document.tsx', '{ name,', '{ seen, name,')();
      change('pages/_document.tsx', '  const url', '  seen.push(path);\n  const url')();
    },
    'pages/_document.tsx:6:8: cannot be rendered at /: Cannot add property 0, object is not extensible',
  ],
  [
    'an import with a misspelled file name',
    change('components/note.tsx', './note.css', './nots.css'),
    'Could not resolve "./nots.css"\n  1 | import \'./nots.css\';\n    |        ^\n  Did you mean components/note.css?',
  ],
  [
    'a style sheet that uses an unknown property',
    put('components/note.css', '.note {\n  color: var(--inc);\n}\n'),
    'components/note.css:2:10: its CSS uses --inc',
  ],
  [
    'a date, a URL and a list in the wrong format',
    () => {
      change(
        'content/schema.ts',
        'name: z.string()',
        'name: z.string(), day: z.iso.date(), at: z.url(), all: z.array(z.string())',
      )();
      put('content/site.yaml', `${url}name: A\nday: 1 May\nat: a.example\nall: one\n`)();
    },
    [
      'Write year, month and day: 2024-01-31',
      'Write the whole URL: https://name.example/',
      'Write a list, even of one item: [one]',
    ],
  ],
  [
    'HTML from a file page',
    put('pages/own.html.ts', 'export default () => "<p>Hello</p>";'),
    'pages/own.html.ts: has 0 h1 headings',
  ],
];

test.each(cases)('%s', async (_, spoil, shown) => {
  spoil();
  const error = await build(root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DiagnosticError);
  for (const words of [shown].flat()) expect((error as DiagnosticError).message).toContain(words);
  expect((error as DiagnosticError).message.length).toBeLessThan(50_000);
});

test.each<[string, Spoil]>([
  ['Windows line ends and a byte order mark', put('content/notes/one.md', `\uFEFF${note.replaceAll('\n', '\r\n')}`)],
  ['blanks after the dashes', put('content/notes/one.md', note.replaceAll('---', '--- '))],
  ['an anchor and its alias', put('content/site.yaml', 'url: &here https://plain.example/\nname: *here\n')],
  ['no public folder', all(cardElsewhere, () => rmSync(at('public'), { recursive: true }))],
  ['an empty public folder', all(cardElsewhere, () => rmSync(at('public/dot.svg')))],
])('%s is valid', async (_, spoil) => {
  spoil();
  await expect(build(root, {}).catch((reason: Error) => reason.message)).resolves.toHaveProperty('routes');
});
