import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { showLocation } from '../diagnostics/diagnostics.ts';
import { emptyFolder } from '../testing/folders.ts';
import { read } from '../testing/read.ts';

const { root, write } = emptyFolder();
beforeEach(() => {
  write('content/site.yaml', 'phone: !placeholder "000"\nhome: /notes/one/\n');
  write('content/notes/one.md', '---\ntitle: !placeholder One\n---\nSee [two](/notes/two/).\n');
  write(
    'content/notes/two.md',
    '---\ntitle: Two\n---\nSee [one](/notes/one/#top) and [three](/notes/three/).\na{b}c\n',
  );
  write('pages/index.tsx', 'export default () => <a href="/notes/">Notes</a>;\n');
  write('components/header.tsx', '\r\n\r\n<a href="/notes/" />;<a href="/about/" />\r\n');
  write('components/header.test.ts', '"/nowhere/"');
});

const collections = {
  site: { from: 'site.yaml', as: z.strictObject({ phone: z.string(), home: z.string() }) },
  notes: {
    from: 'notes/*.md',
    as: z.strictObject({ title: z.string(), body: z.string() }),
    isPublic: ({ title }: { title: string }) => title !== 'One',
  },
};

test('unsettled points are listed in the order of the files', async () => {
  const { preflight } = await read(root, collections);
  const rules = () => [
    { at: ['site', 'home'], message: 'is no home' },
    { at: ['notes', 1, 'title'], message: 'is no title' },
  ];
  const shown = preflight(rules).map(({ message, location }) => `${location && showLocation(location)} ${message}`);
  expect(shown).toEqual([
    'content/notes/one.md:2:21 placeholder: One',
    'content/notes/two.md:2:8 is no title',
    'content/site.yaml:1:21 placeholder: 000',
    'content/site.yaml:2:7 is no home',
  ]);
});

test('an entry that is not public has no unsettled points in a build', async () => {
  const { preflight } = await read(root, collections, { withUnpublished: false });
  expect(preflight(undefined).map(({ location }) => location?.file)).toEqual(['content/site.yaml']);
});

test('a rule that throws is reported as a mistake of the site', async () => {
  const { preflight } = await read(root, collections);
  const rules = () => {
    throw new Error('oh');
  };
  expect(() => preflight(rules)).toThrow('content/schema.ts: cannot apply its `preflight`: oh');
});

test('a value of the content has a location', async () => {
  const { locate } = await read(root, collections, { withUnpublished: false });
  expect(showLocation(locate(['site', 'home']))).toBe('content/site.yaml:2:7');
  expect(showLocation(locate(['notes', 0, 'title']))).toBe('content/notes/two.md:2:8');
  expect(showLocation(locate(['nothing', 'here']))).toBe('content');
});

test.each<[string, string[], string | undefined]>([
  ['/notes/two/', [], 'content/notes/one.md:4:11'],
  ['/notes/one/', [], 'content/site.yaml:2:7'],
  ['/notes/one/#top', [], 'content/notes/two.md:4:11'],
  ['/notes/', [], 'pages/index.tsx:1:31'],
  ['/notes/', ['components/header.tsx'], 'components/header.tsx:3:10'],
  ['/notes/three/', ['content/notes/two.md'], 'content/notes/two.md:4:40'],
  ['/notes/three/', ['content/notes/gone.md', 'content/notes/one.md'], 'content/notes/two.md:4:40'],
  ['/about/', [], 'components/header.tsx:3:31'],
  ['{b}', [], 'content/notes/two.md:5:2'],
  ['/notes', [], undefined],
  ['notes/two/', [], undefined],
  ['/nowhere/', [], undefined],
])('%s is found, preferably in %j', async (text, first, place) => {
  const location = (await read(root, collections)).find(text, first);
  expect(location && showLocation(location)).toBe(place);
});

test.each<[string, string, string[], string]>([
  ['See', '/notes/two/', [], 'content/notes/one.md:4:11'],
  ['Notes', '/notes/', ['components/header.tsx'], 'pages/index.tsx:1:31'],
  ['Other words', '/notes/', ['components/header.tsx'], 'components/header.tsx:3:10'],
  ['Other words', '/about/', [], 'components/header.tsx:3:31'],
])('the link "%s" to %s is found near its words, preferably in %j', async (nearby, text, preferred, place) => {
  const location = (await read(root, collections)).find(text, preferred, nearby);
  expect(location && showLocation(location)).toBe(place);
});
