import { expect, test } from 'vitest';
import { openProject } from '../../build.ts';
import { plainSite } from '../../testing/folders.ts';
import { survey } from './survey.ts';

const { root, write } = plainSite();
const messages = async (project = openProject(root)) => {
  const { checked } = await survey(project, {});
  return checked.diagnostics.map(({ message }) => message);
};
const page = (main: string) =>
  `export const head = { title: 'A page', description: '${'words '.repeat(20)}' };\nexport default () => <main><h1>A page</h1>${main}</main>;`;

test('a drawing in a file is not missed, although no file is kept', async () => {
  write('pages/marks.svg.ts', 'export default () => \'<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/></svg>\';');
  write('pages/404.tsx', page('<svg><use href="/marks.svg#a" /></svg>'));
  expect((await messages()).filter(message => message.includes('marks.svg'))).toEqual([]);
});

test('a page is checked again if a style sheet of public/ that it loads has changed', async () => {
  const project = openProject(root);
  const undeclared = async () => (await messages(project)).filter(message => message.includes('--tone'));
  write('public/theme.css', ':root { --tone: red; }');
  write('components/tone.css', '.tone { color: var(--tone); }');
  write('pages/404.tsx', `import '../components/tone.css';\n${page('<link rel="stylesheet" href="/theme.css" />')}`);
  expect(await undeclared()).toEqual([]);
  write('public/theme.css', ':root { --shade: red; }');
  expect(await undeclared()).toHaveLength(1);
});
