/** Whatever is wrong in a site's files is reported with its location: it neither crashes the generator nor leaves the site incomplete. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DiagnosticError } from './diagnostics/diagnostics.ts';
import { plainSite } from './testing/folders.ts';
import { build } from './testing/memory.ts';

const { root, write } = plainSite();
const at = (file: string) => path.join(root, file);

/** A way to break the plain site. */
type Spoil = () => void;
const put =
  (file: string, text: string): Spoil =>
  () =>
    write(file, text);
const change =
  (file: string, from: string, to: string): Spoil =>
  () =>
    write(file, readFileSync(at(file), 'utf8').replace(from, to));
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

const cases: [string, Spoil, string | string[]][] = [
  ['no schema', () => rmSync(at('content/schema.ts')), 'content/schema.ts: is missing\n  Every site needs this file'],
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
  [
    'names that differ only in their Unicode form',
    () => {
      put('content/notes/caf\u00e9.md', note)();
      put('content/notes/cafe\u0301.md', note)();
    },
    'is made twice, by content/notes/cafe\u0301.md in pages/notes/[slug].tsx',
  ],
  [
    'a slip of the braces',
    put('content/notes/three.md', note.replace('Text.', 'Our office is in **{city}**, near the lake.')),
    'content/notes/three.md:5:20: shows "{city}" [leaks]',
  ],
  [
    'braces that only code has',
    all(
      put(
        'pages/b.tsx',
        page
          .replace('<h1>', "<p>In {'{'}{'city'}{'}'}, near the lake</p><h1>")
          .replace('', 'export const head = {};\n'),
      ),
      put('components/c.tsx', 'export const C = ({ city }: { city: string }) => <p>{city}</p>;'),
    ),
    'pages/b.tsx: shows "{city}" [leaks]',
  ],
  ['a page whose name cannot be a URL', put('pages/a%b.tsx', page), 'pages/a%b.tsx: has a name that cannot be a URL'],
  [
    'a public file in place of a page',
    put('public/notes/ONE/index.html', ''),
    '/notes/one/ is made twice, by public/notes/ONE/index.html',
  ],
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
  ['no public folder', all(cardElsewhere, () => rmSync(at('public'), { recursive: true }))],
  ['an empty public folder', all(cardElsewhere, () => rmSync(at('public/dot.svg')))],
])('%s is valid', async (_, spoil) => {
  spoil();
  await expect(build(root, {}).catch((reason: Error) => reason.message)).resolves.toHaveProperty('routes');
});
