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
  write(
    'content/notes/zoo.md',
    '---\ntitle: Zoo\n---\n<!-- [v](/video/) -->\n[v](/video/)\n[c](/café/)\n[d](a%20b.pdf)\n',
  );
  write('pages/index.tsx', 'export default () => <a href="/notes/">Notes</a>;\n');
  write('components/header.tsx', '\r\n\r\n<a href="/notes/" />;<a href="/about/" />\r\n');
  write('components/hours.tsx', "/** Open on Monday. */\nexport const closed = ['Not on Sunday', 'Sunday'];\n");
});

const collections = {
  site: { from: 'site.yaml', as: z.strictObject({ phone: z.string(), home: z.string() }) },
  notes: {
    from: 'notes/*.md',
    as: z.strictObject({ title: z.string(), body: z.string() }),
    isPublic: ({ title }: { title: string }) => title !== 'One',
  },
};

test('unsettled points are listed in the order of the collections, placeholders first', async () => {
  const { preflight } = await read(root, collections);
  const rules = () => [
    { at: ['site', 'home'], message: 'is no home' },
    { at: ['notes', 1, 'title'], message: 'is no title' },
  ];
  const shown = preflight(rules).map(({ message, location }) => `${location && showLocation(location)} ${message}`);
  expect(shown).toEqual([
    'content/site.yaml:1:21 placeholder: 000',
    'content/notes/one.md:2:21 placeholder: One',
    'content/site.yaml:2:7 is no home',
    'content/notes/two.md:2:8 is no title',
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

const index = 'pages/index.tsx';
const header = 'components/header.tsx';
const hours = 'components/hours.tsx';
const one = 'content/notes/one.md';
const two = 'content/notes/two.md';
const zoo = 'content/notes/zoo.md';
const gone = 'content/notes/gone.md';

test.each<[text: string, made: string[], nearby: string, places: string]>([
  ['/notes/one/', [], '', 'content/site.yaml:2:7'],
  ['/notes/one/#top', [], '', `${two}:4:11`],
  ['/notes/', [one, one, index, header], '', `${index}:1:31 ${header}:3:10`],
  ['/notes/', [header, header, index], 'Notes', `${index}:1:31 ${header}:3:10`],
  ['/notes/', [header, header, index], 'Other words', `${header}:3:10 ${index}:1:31`],
  ['/about/', [two, index], '', ''],
  ['/notes/two/', [index], 'Second', ''],
  ['/', [index, index, header], 'Notes', ''],
  ['/about/', [two, index, header], 'Other words', `${header}:3:31`],
  ['/notes/two/', [], 'See', `${one}:4:11`],
  ['/notes/three/', [gone, one], '', `${two}:4:40`],
  ['Open on Monday', [one, one, hours], '', ''],
  ['Sunday', [one, one, hours], '', `${hours}:2:42`],
  ['/notes', [], '', ''],
  ['notes/two/', [], '', ''],
  ['/video/', [zoo], '', `${zoo}:5:5`],
  ['/caf%C3%A9/', [zoo], '', `${zoo}:6:5`],
])('%s on a page that %j make, near "%s": %s', async (text, made, nearby, places) => {
  const { locateText } = await read(root, collections);
  expect(locateText(text, made, nearby).map(showLocation).join(' ')).toBe(places);
});
