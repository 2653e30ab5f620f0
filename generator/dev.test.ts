/** Every kind of file × everything that is done to files: after each, an open browser has what a clean build makes, and nothing older. */
import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build } from './build.ts';
import { type DevSession, openDev } from './testing/dev-session.ts';

// The session has a limit of its own, which says more when it is reached.
vi.setConfig({ testTimeout: 200_000, hookTimeout: 200_000 });

const fixture = 'generator/fixtures/plain/site';
const original = (file: string) => readFileSync(path.join(fixture, file), 'utf8');

/** A page of its own that imports something and shows it. */
const page = (word: string, imports = '', inside = '') => `${imports}
export const head = { title: 'Shown ${word}', description: '${`A page about ${word}, ${'described at some length, '.repeat(5)}`.slice(0, 140)}' };
export default (props) => <main><h1>Shown</h1><p>${word}</p>${inside}</main>;
`;
const shown = (imports?: string, inside?: string) => ({ 'pages/shown.tsx': page('this', imports, inside) });

/** A table that has one more row. */
const tableWith = (row: string) =>
  original('content/schema.ts').replace('export const schema = {', `export const schema = { ${row}`);

type Kind = {
  file: (name: string) => string;
  /** A text of it in which a word stands. */
  text: (word: string) => string;
  /** The files that bring it into the site, if it does not come by itself; without a name, those that do without it. */
  shownBy?: (name?: string) => Record<string, string>;
  /** A text that nothing can be made of. */
  broken?: string;
};

const kinds: Record<string, Kind> = {
  page: { file: name => `pages/${name}.tsx`, text: word => page(word), broken: 'export default () => <p></b>;' },
  'page with a parameter': {
    file: name => `pages/${name}/[slug].tsx`,
    text: word => `export const paths = ({ notes }) => notes.map(({ slug }) => ({ slug }));
export const head = ({ slug }) => ({ title: '${word} ' + slug, description: slug + '${' is described at some length'.repeat(5)}' });
export default ({ slug }) => <main><h1>{slug}</h1></main>;`,
    broken: 'export const paths = () => nothing.at.all; export default () => null;',
  },
  'page that is a file': {
    file: name => `pages/${name}.txt.ts`,
    text: word => `export default () => '${word}';`,
    broken: 'export default () => { throw new Error("no text"); };',
  },
  component: {
    file: name => `components/${name}/${name}.tsx`,
    text: word => `export const Part = () => <p>${word}</p>;`,
    shownBy: name => (name ? shown(`import { Part } from '../components/${name}/${name}.tsx';`, '<Part />') : shown()),
    broken: 'export const Part = () => { throw new Error("no part"); };',
  },
  'style sheet': {
    file: name => `components/${name}.css`,
    text: word => `.${word} { color: red }`,
    shownBy: name => (name ? shown(`import '../components/${name}.css';`) : shown()),
    broken: '@import "./nowhere.css";',
  },
  picture: {
    file: name => `components/${name}.svg`,
    text: word => `<svg xmlns="http://www.w3.org/2000/svg"><title>${word}</title></svg>`,
    shownBy: name =>
      name
        ? shown(`import src from '../components/${name}.svg';`, '<img src={src.replace("..", "")} alt="" />')
        : shown(),
  },
  island: {
    file: name => `islands/${name}/${name}.tsx`,
    text: word => `import { Component } from 'react';
export class View extends Component { render() { return <b>${word}</b>; } }`,
    shownBy: name => (name ? shown(`import { View } from '../islands/${name}/${name}.tsx';`, '<View />') : shown()),
    broken: 'export class View { render( { }',
  },
  behaviour: {
    file: name => `islands/${name}/${name}.client.ts`,
    text: word => `document.title = '${word}';`,
    broken: 'document.title = ((;',
  },
  'entry of a folder': {
    file: name => `content/notes/${name}.md`,
    text: word => `---\ntitle: ${word}\nnext: two\n---\nText.\n`,
    broken: '---\ntitle: Three\nnext: twoo\n---\nText.\n',
  },
  'content in one file': {
    file: name => `content/${name}.yaml`,
    text: word => `word: ${word}\n`,
    shownBy: name => ({
      'content/schema.ts': name
        ? tableWith(`extra: { from: '${name}.yaml', as: z.strictObject({ word: z.string() }) },`)
        : original('content/schema.ts'),
      ...shown(name && 'export const props = ({ extra }) => ({ extra });', name && '{props.extra.word}'),
    }),
    broken: 'wrod: one\n',
  },
  shape: {
    file: name => `content/shapes/${name}.ts`,
    text: word => `export const change = (text) => text + ' ${word}';`,
    shownBy: name => ({
      'content/schema.ts': name
        ? `import { change } from './shapes/${name}.ts';\n${original('content/schema.ts').replace('title: z.string()', 'title: z.string().transform(change)')}`
        : original('content/schema.ts'),
    }),
    broken: 'export const change = 5 +;',
  },
  'public file': { file: name => `public/${name}/${name}.txt`, text: word => word },
  'module of the generator': {
    file: name => `generator/${name}.ts`,
    text: word => `export const word: string = '${word}';`,
    shownBy: name => ({
      'generator/render.ts': name
        ? // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in a template there
          `import { word } from './${name}.ts';\n${readFileSync('generator/render.ts', 'utf8').replace('<!doctype html>', '<!doctype html><!--${word}-->')}`
        : readFileSync('generator/render.ts', 'utf8'),
    }),
    broken: 'export const word: string = ;',
  },
};

let dev: DevSession;
/** Every file that was ever there. */
const known = new Set<string>();

beforeAll(async () => {
  dev = await openDev(fixture, path.resolve('node_modules/.cache/dev-test'), {
    'pages/_document.tsx': original('pages/_document.tsx')
      .replace('css, children', 'css, islands, children')
      .replace('<body>', '<body data-islands={JSON.stringify(islands)}>'),
    ...shown(),
  });
});
afterAll(() => dev.close());

const at = (file: string) => path.join(dev.root, file);

/** By the generator of the copy where it is another one, or where its place beside the site is part of the hashes. */
async function cleanBuild(file: string): Promise<Map<string, string>> {
  if (/^(generator|islands)\//.test(file)) return dev.cleanBuild();
  const { files } = await build(dev.root, { now: new Date('2024-06-01'), withUnpublished: true });
  return new Map(files.map(({ path: file, bytes }) => [file, Buffer.from(bytes).toString()]));
}

/** Does `edit` and waits for the reload that shows what a clean build now makes; gives all its texts as one. */
async function expectCleanAfter(edit: () => void, file = ''): Promise<string> {
  let clean: Map<string, string> | undefined;
  let wrong: string[] = [];
  const isClean = async () => {
    clean ??= await cleanBuild(file);
    for (const name of clean.keys()) known.add(name);
    wrong = [];
    for (const name of known) if ((await dev.served(name)) !== clean.get(name)) wrong.push(name);
    return wrong.length === 0 ? [...clean.values()].join('\n') : undefined;
  };
  return dev.reload(edit, isClean).catch(error => {
    throw new Error(`${error.message}, and these are not as in a clean build: ${wrong}\n${dev.terminal()}`);
  });
}

test('at the start', async () => {
  const before = await expectCleanAfter(() => dev.write(shown()));
  expect(before).toContain('Notes');
});

describe.each(Object.entries(kinds))('%s', (_, { file, text, shownBy = () => ({}), broken }) => {
  const cleanAfter = (edit: () => void) => expectCleanAfter(edit, file('first'));

  test('added', async () => {
    expect(await cleanAfter(() => dev.write({ [file('first')]: text('alpha'), ...shownBy('first') }))).toContain(
      'alpha',
    );
  });

  test('edited', async () => {
    const texts = await cleanAfter(() => dev.write({ [file('first')]: text('bravo') }));
    expect([texts.includes('bravo'), texts.includes('alpha')]).toEqual([true, false]);
  });

  test('saved by an editor that keeps a copy meanwhile', async () => {
    const texts = await cleanAfter(() => {
      renameSync(at(file('first')), at(`${file('first')}~`));
      dev.write({ [file('first')]: text('charlie') });
      rmSync(at(`${file('first')}~`));
    });
    expect([texts.includes('charlie'), texts.includes('bravo')]).toEqual([true, false]);
  });

  test('saved by an editor that puts another file in its place', async () => {
    const texts = await cleanAfter(() => {
      dev.write({ [`${file('first')}.tmp`]: text('delta') });
      renameSync(at(`${file('first')}.tmp`), at(file('first')));
    });
    expect([texts.includes('delta'), texts.includes('charlie')]).toEqual([true, false]);
  });

  test.runIf(broken)('broken shows the terminal’s message over the last good page, until it is mended', async () => {
    const overlay = /(<pre id="build-mistake".*?>)(.*?)<\/pre>/s;
    const before = await dev.served('index.html');
    const message = await dev.reload(
      () => dev.write({ [file('first')]: broken ?? '' }),
      async () => overlay.exec((await dev.served('index.html')) ?? '')?.[2],
    );
    expect((await dev.served('index.html'))?.replace(overlay, '')).toBe(before);
    expect(message).toContain(path.basename(file('first')));
    expect(dev.terminal()).toContain(message.replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
    await cleanAfter(() => dev.write({ [file('first')]: text('delta') }));
  });

  test('renamed', async () => {
    const texts = await cleanAfter(() => {
      dev.write({ [file('second')]: '' });
      renameSync(at(file('first')), at(file('second')));
      dev.write(shownBy('second'));
    });
    expect(texts).toContain('delta');
  });

  test('deleted', async () => {
    const texts = await cleanAfter(() => {
      dev.write(shownBy());
      rmSync(at(file('second')));
    });
    expect(texts).not.toContain('delta');
  });
});

test('the shell edited', async () => {
  const texts = await expectCleanAfter(() =>
    dev.write({ 'pages/_document.tsx': original('pages/_document.tsx').replace('lang="en"', 'lang="en-IN"') }),
  );
  expect(texts).toContain('lang="en-IN"');
});

test('a site that moves into a folder is served there', async () => {
  const moved = async () => (await fetch(new URL('/folder/notes/two/', dev.url))).status === 200 || undefined;
  await dev.reload(
    () => dev.write({ 'content/site.yaml': 'url: https://plain.example/folder/\nname: Plain\n' }),
    moved,
  );
});

test('when what supervises it is killed, it ends too', async () => {
  process.kill(dev.pid, 'SIGKILL');
  for (;;) if (!(await fetch(dev.url).catch(() => undefined))) return;
});
