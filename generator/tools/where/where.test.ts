import { beforeAll, expect, test } from 'vitest';
import { showLocation } from '../../diagnostics/diagnostics.ts';
import { sharedSite } from '../../testing/folders.ts';
import { createWhere } from './where.ts';

const { root, write } = sharedSite('where-test', { isEmpty: true });
const where = createWhere(root);
const found = async (text: string, near: string[] = []) =>
  (await where(text, near)).map(({ text, places }) => [text, ...places.map(showLocation)]);

beforeAll(() => {
  write(
    'content/site.yaml',
    '# Boats and oars\nname: River House\nabout: >-\n  Boats for hire,\n  by the hour or the day\nfigure: !placeholder "40"\nterm: It takes {number.months} months to see it\ncrew: Of the River House\n',
  );
  write(
    'content/blog/one.md',
    '---\ntitle: First light\n---\n\nThe **river** is [quiet](/quiet/ "Hush") before\nsix in the morning.\n\nThe <em>second</em> paragraph.\n',
  );
  write(
    'pages/index.tsx',
    `import { boat } from './boat.tsx';
export const head = { title: 'Hire a boat' };
export default ({ count }: { count: number }) => (
  <main className="wide page">
    <p>Take one of {count} boats <b className="strong">down</b> the river &amp; back</p>
    <p aria-label={\`Row \${count} miles upstream\`} />
    <a href="/blog/">Contact</a>
  </main>
);
`,
  );
  write('components/nav.tsx', "export const label = 'Contact';\nexport const more = 'વધુ જાણો';\n");
  write('components/broken.tsx', 'export default (');
});

test.each([
  [
    'a value of YAML, over its lines',
    'hire, by the hour or the day',
    [['hire, by the hour or the day', 'content/site.yaml:4:13']],
  ],
  [
    'a paragraph of Markdown, with its markup',
    'The river is quiet before six in the morning.',
    [['The river is quiet before six in the morning', 'content/blog/one.md:5:1']],
  ],
  ['front matter, in capitals', 'FIRST light', [['FIRST light', 'content/blog/one.md:2:8']]],
  ['a paragraph with a tag in it', 'The second paragraph', [['The second paragraph', 'content/blog/one.md:8:1']]],
  ['a string in another script', 'વધુ જાણો', [['વધુ જાણો', 'components/nav.tsx:2:22']]],
  ['the name of a field', 'figure', []],
  ['the name of an element', 'main', []],
  [
    'text between tags, with tags in it',
    'boats down the river & back',
    [['boats down the river & back', 'pages/index.tsx:5:28']],
  ],
  ['a string of code', 'Hire a boat', [['Hire a boat', 'pages/index.tsx:2:31']]],
  ['an attribute with a value put in', 'Row 12 miles upstream', [['miles upstream', 'pages/index.tsx:6:34']]],
  ['a text in several places', 'Contact', [['Contact', 'pages/index.tsx:7:22', 'components/nav.tsx:1:23']]],
  ['a string followed by a name in code', 'wide page className', [['wide page', 'pages/index.tsx:4:20']]],
  ['a comment', 'Boats and oars', []],
  ['a text that is written nowhere', 'Quantum chromodynamics', []],
])('%s: the places that are found', async (_, text, expected) => {
  expect(await found(text)).toEqual(expected);
});

test('a sentence from several sources is found in all of them, in order', async () => {
  expect(await found('Take one of 40 boats down the river & back, from River House')).toEqual([
    ['Take one of', 'pages/index.tsx:5:8'],
    ['40', 'content/site.yaml:6:23'],
    ['boats down the river & back', 'pages/index.tsx:5:28'],
    ['River House', 'content/site.yaml:2:7'],
  ]);
});

test('a sentence with a fact in it is found on both sides of the fact', async () => {
  expect(await found('It takes 3–6 months to see it')).toEqual([
    ['It takes', 'content/site.yaml:7:7'],
    ['months to see it', 'content/site.yaml:7:32'],
  ]);
});

test('places in the sources of the page come first', async () => {
  expect((await found('Contact', ['components/nav.tsx']))[0]?.[1]).toBe('components/nav.tsx:1:23');
});

test('a changed file is read again', async () => {
  write('components/nav.tsx', "\nexport const label = 'Reach us by boat';\n");
  expect(await found('Reach us by boat')).toEqual([['Reach us by boat', 'components/nav.tsx:2:23']]);
});
