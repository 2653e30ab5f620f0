/** What `npm run new` creates is complete: the site builds with it, as a draft and when it is published. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildHere, runHere } from '../generator/testing/run-here.ts';
import { copySite } from '../pages/_testing/copy-site.ts';

const { root, change, remove } = copySite();
afterAll(remove);

const files = {
  post: 'content/blog/*.md',
  page: 'content/pages/*.md',
  service: 'content/services/*.yaml',
  component: 'components/ui/*.tsx',
  island: 'islands/*/*.tsx',
};
type Kind = keyof typeof files;
const kinds = Object.keys(files) as Kind[];
const fileOf = (kind: Kind, name: string) => files[kind].replaceAll('*', name);

/** A very short and a very long name. */
const namesOf = (kind: Kind) => [
  kind.slice(0, 2),
  `${kind}-for-shops-and-firms-in-small-towns-whose-owners-have-little-time-for-it-30-60-90`,
];

test('what is new builds, for names of any length, before and after its next steps are done', async () => {
  const all = kinds.flatMap(kind => namesOf(kind).map(name => ({ kind, name, file: fileOf(kind, name) })));
  const said: string[] = [];
  for (const { kind, name, file } of all) {
    const { err, out } = await runHere(root, `new ${kind} ${name}`);
    expect([err, out]).toEqual(['', expect.stringContaining(`created: ${file}\n`)]);
    said.push(out);
  }
  expect((await buildHere(root)).problems).toBe('');
  expect(existsSync(path.join(root, 'dist/pa/index.html'))).toBe(false);

  for (const [rate] of said.join('').matchAll(/^ {4}- path(.*\n {6}.*)+\n/gm))
    change('content/rates.yaml', text => `${text.trimEnd()}\n${rate}`);
  for (const [entry] of said.join('').matchAll(/^ {6}- \{.*\n/gm))
    change('content/navigation.yaml', text => text.replace('entries:\n', `$&${entry}`));
  for (const { file } of all) change(file, text => text.replace('draft: true\n', ''));
  expect((await buildHere(root)).problems).toBe('');
  expect(existsSync(path.join(root, 'dist/pa/index.html'))).toBe(true);
});

test('new says at once that a page has the path of another', async () => {
  expect((await runHere(root, 'new page about')).err).toContain('/about/ is made twice, by content/pages/about.md');
});

test.each([
  ['post po', 'content/blog/po.md: already exists'],
  ['component 3d', 'needs a name that begins with a letter'],
  ['island 3d', 'needs a name that begins with a letter'],
])('new %s is refused, and creates nothing', async (words, message) => {
  const [kind, name] = words.split(' ') as [Kind, string];
  expect((await runHere(root, `new ${words}`)).err).toContain(message);
  expect(existsSync(path.join(root, fileOf(kind, name)))).toBe(name === 'po');
  expect(existsSync(path.join(root, 'islands/3d'))).toBe(false);
});
