/** `dev` in a process of its own: after each change it serves exactly what a clean build makes, and it says what is wrong. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DevSession, listen, openDev } from '../testing/dev-session.ts';
import { build } from '../testing/memory.ts';

const original = (file: string) => readFileSync(path.join('generator/fixtures/plain/site', file), 'utf8');
const schemaWith = (from: string, to: string, before = '') => ({
  'content/schema.ts': before + original('content/schema.ts').replace(from, to),
});
const drawing = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><title>${word}</title></svg>`;

/** The text of a page that shows a word, and may import and show something else. */
const page = (word: string, imports = '', inside = '') => `${imports}
export const head = { title: 'Shown ${word}', description: '${word} is described${' at some length'.repeat(8)}' };
export default (props) => <main><h1>Shown</h1><p>${word}</p>${inside}</main>;
`;
const shown = (imports?: string, inside?: string) => ({ 'pages/shown.tsx': page('this', imports, inside) });

/** The files of a site to which one of each kind can be added. */
const start = {
  'pages/_document.tsx': original('pages/_document.tsx')
    .replace('css, children', 'css, scripts, children')
    .replace('<body>', '<body data-scripts={JSON.stringify(scripts)}>'),
  'content/settings.ts': "export const settings = { waivers: [{ rule: 'orphans', why: 'pages come and go here' }] };\n",
  'content/schema.ts': original('content/schema.ts'),
  'content/site.yaml': original('content/site.yaml'),
  ...shown(),
};

/** `text` returns a valid text that contains a word; `shownBy` are files that make the site use it, if needed; `broken` is invalid. */
type Kind = { file: string; text: (word: string) => string; shownBy?: Record<string, string>; broken?: string };

const kinds: Record<string, Kind> = {
  page: { file: 'pages/new.tsx', text: word => page(word), broken: 'export default () => <p></b>;' },
  'page that is a file': {
    file: 'pages/new.txt.ts',
    text: word => `export default () => '${word}';`,
    broken: 'export default () => { throw new Error("no text"); };',
  },
  component: {
    file: 'components/new/new.tsx',
    text: word => `export const New = () => <p>${word}</p>;`,
    shownBy: shown("import { New } from '../components/new/new.tsx';", '<New />'),
    broken: 'export const New = () => { throw new Error("no part"); };',
  },
  'code beside the site': {
    file: '../dev-test-word.ts',
    text: word => `export const word = '${word}';`,
    shownBy: shown("import { word } from '../../dev-test-word.ts';", '{word}'),
  },
  'style sheet': {
    file: 'components/new.css',
    text: word => `.${word} { color: red }`,
    shownBy: shown("import '../components/new.css';"),
    broken: '@import "./nowhere.css";',
  },
  'picture of a component': {
    file: 'components/new.svg',
    text: drawing,
    shownBy: shown("import src from '../components/new.svg';", '<img src={src} alt="" width="1" height="1" />'),
  },
  island: {
    file: 'islands/new/new.tsx',
    text: word => `import { useState } from 'react';
export default function New() { const [word] = useState('${word}'); return <b>{word}</b>; }`,
    shownBy: shown("import New from '../islands/new/new.tsx';", '<New />'),
    broken: 'export default function New( { }',
  },
  'client script': {
    file: 'islands/new/new.client.ts',
    text: word => `document.title = '${word}';`,
    broken: 'document.title = ((;',
  },
  'entry of a folder': {
    file: 'content/notes/new.md',
    text: word => `---\ntitle: ${word}\nnext: two\n---\nText.\n`,
    broken: '---\ntitle: Three\nnext: twoo\n---\nText.\n',
  },
  'content in one file': {
    file: 'content/new.yaml',
    text: word => `word: ${word}\n`,
    shownBy: {
      ...schemaWith('schema = {', "$& extra: { from: 'new.yaml', as: z.object({ word: z.string() }) },"),
      ...shown('export const props = ({ extra }) => ({ extra });', '{props.extra.word}'),
    },
    broken: 'wrod: one\n',
  },
  schema: {
    file: 'content/schemas/new.ts',
    text: word => `export const change = (text) => text + ' ${word}';`,
    shownBy: schemaWith('title: z.string()', '$&.transform(change)', "import { change } from './schemas/new.ts';\n"),
    broken: 'export const change = 5 +;',
  },
  'public file': { file: 'public/new/new.txt', text: word => word },
};

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const soon = { timeout: 20_000, interval: 100 };

let dev: DevSession;
let openPage: ReturnType<typeof listen>;
beforeAll(async () => {
  dev = await openDev('dev-test', start);
  openPage = listen(dev.url);
});
afterAll(async () => {
  openPage.end();
  await dev.close();
});

describe.each(Object.entries(kinds))('%s', (_, { file, text, shownBy = {}, broken }) => {
  /** Waits until the served site equals a clean build. Resolves with all its texts. */
  async function served(known: string[] = []): Promise<string> {
    const { files } = await build(dev.root, { now: new Date('2024-06-01'), withUnpublished: true });
    const clean = Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
    const gone = Object.fromEntries(known.filter(name => !clean[name]).map(name => [name, undefined]));
    const expected = { ...clean, ...gone };
    const now = async () =>
      Object.fromEntries(await Promise.all(Object.keys(expected).map(async name => [name, await dev.served(name)])));
    await expect.poll(now, soon).toEqual(expected);
    return JSON.stringify(clean);
  }
  const writeAll = (files: Record<string, string>) => {
    for (const [name, content] of Object.entries(files)) dev.write(name, content);
  };

  test('added, edited, broken, mended and deleted', async () => {
    writeAll({ [file]: text('alpha'), ...shownBy });
    expect(await served()).toContain('alpha');

    dev.write(file, text('bravo'));
    const edited = await served();
    expect([edited.includes('bravo'), edited.includes('alpha')]).toEqual([true, false]);

    if (broken) {
      const before = await dev.served('shown/index.html');
      dev.write(file, broken);
      await expect.poll(openPage.message, soon).toContain(path.basename(file));
      expect(dev.terminal()).toContain(openPage.message());
      expect(await dev.served('shown/index.html')).toBe(before);
      dev.write(file, text('bravo'));
      await served();
      await expect.poll(openPage.message, soon).toBe('');
    }

    const known = Object.keys(JSON.parse(edited));
    writeAll(start);
    rmSync(path.join(dev.root, file));
    expect(await served(known)).not.toContain('bravo');
  });
});
