/** The kinds of files of a site, and how to add one of each, for the test that changes each in every way. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const fixture = 'generator/fixtures/plain/site';
export const original = (file: string) => readFileSync(path.join(fixture, file), 'utf8');

/** The text of a page that shows a word, and may import and show something else. */
const page = (word: string, imports = '', inside = '') => `${imports}
export const head = { title: 'Shown ${word}', description: '${`A page about ${word}, ${'described at some length, '.repeat(5)}`.slice(0, 140)}' };
export default (props) => <main><h1>Shown</h1><p>${word}</p>${inside}</main>;
`;
export const shown = (imports?: string, inside?: string) => ({ 'pages/shown.tsx': page('this', imports, inside) });

/** The schema with another collection. */
const collectionsWith = (collection: string) =>
  original('content/schema.ts').replace('export const schema = {', `export const schema = { ${collection}`);

export type Kind = {
  file: (name: string) => string;
  /** Returns a valid text that contains a word. */
  text: (word: string) => string;
  /** Returns the files that make the site use it, if something has to; without a name, the files that do not use it. */
  shownBy?: (name?: string) => Record<string, string>;
  /** An invalid text. */
  broken?: string;
};

export const kinds: Record<string, Kind> = {
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
        ? shown(
            `import src from '../components/${name}.svg';`,
            '<img src={src.replace("..", "")} alt="" width="1" height="1" />',
          )
        : shown(),
  },
  island: {
    file: name => `islands/${name}/${name}.tsx`,
    text: word => `import { useState } from 'react';
export default function Island() { const [word] = useState('${word}'); return <b>{word}</b>; }`,
    shownBy: name => (name ? shown(`import Island from '../islands/${name}/${name}.tsx';`, '<Island />') : shown()),
    broken: 'export default function Island( { }',
  },
  'client script': {
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
        ? collectionsWith(`extra: { from: '${name}.yaml', as: z.strictObject({ word: z.string() }) },`)
        : original('content/schema.ts'),
      ...shown(name && 'export const props = ({ extra }) => ({ extra });', name && '{props.extra.word}'),
    }),
    broken: 'wrod: one\n',
  },
  'picture of content': {
    file: name => `content/${name}.svg`,
    text: word => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><title>${word}</title></svg>`,
    shownBy: name => ({
      'content/schema.ts': name
        ? original('content/schema.ts').replace('name: z.string()', '$&, sign: z.string().meta({ picture: true })')
        : original('content/schema.ts'),
      'content/site.yaml': original('content/site.yaml') + (name ? `sign: ${name}.svg\n` : ''),
      ...shown(name && 'export const props = ({ site }) => ({ site });', name && '<img {...props.site.sign} alt="" />'),
    }),
    broken: '<svg',
  },
  schema: {
    file: name => `content/schemas/${name}.ts`,
    text: word => `export const change = (text) => text + ' ${word}';`,
    shownBy: name => ({
      'content/schema.ts': name
        ? `import { change } from './schemas/${name}.ts';\n${original('content/schema.ts').replace('title: z.string()', 'title: z.string().transform(change)')}`
        : original('content/schema.ts'),
    }),
    broken: 'export const change = 5 +;',
  },
  'public file': { file: name => `public/${name}/${name}.txt`, text: word => word },
  'module of the generator': {
    file: name => `generator/${name}.ts`,
    text: word => `export const word: string = '${word}';`,
    shownBy: name => ({
      'generator/render/render-route.ts': name
        ? // biome-ignore lint/suspicious/noTemplateCurlyInString: this text becomes part of a template
          `import { word } from '../${name}.ts';\n${readFileSync('generator/render/render-route.ts', 'utf8').replace('<!doctype html>', '<!doctype html><!--${word}-->')}`
        : readFileSync('generator/render/render-route.ts', 'utf8'),
    }),
    broken: 'export const word: string = ;',
  },
};
