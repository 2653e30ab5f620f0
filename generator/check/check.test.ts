import { deserialize, serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { type Location, showDiagnostic } from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';
import { atRoot, check, inFolder, page } from '../testing/valid-page.ts';
import { createChecker, settingsOf } from './check.ts';

const link = (href: string) => `<a href="${href}">there</a>`;
const site = (main: string, files = ['a', 'b', 'c', 'd']): File[] =>
  files.map(name =>
    page({ file: `${name}/index.html`, name, main: main + link('/a/') + link('/b/') + link('/c/') + link('/d/') }),
  );
const sourceOf = (file: string) => `content/${file.split('/')[0]}.md`;
const shownOf = (files: File[], circumstances: Parameters<typeof check>[1]) =>
  check(files, circumstances).diagnostics.map(showDiagnostic);

describe('a finding', () => {
  test('without a text is located at the source of its page, and says where it shows', () => {
    const files = [...site(''), page({ file: 'e/index.html', name: 'e' })];
    expect(shownOf(files, { sourceOf })).toEqual([
      'content/e.md: no other page links to it [orphans]\n  It shows on dist/e/index.html.',
    ]);
  });

  test('is located at the output file if the source is unknown', () => {
    const files = [...site(''), page({ file: 'e/index.html', name: 'e' })];
    expect(shownOf(files, {})).toEqual(['dist/e/index.html: no other page links to it [orphans]']);
  });

  test('about a link is located where the link is written, preferably in the source of its page', () => {
    const asked: unknown[] = [];
    const find = (text: string, first?: readonly string[]): Location => {
      asked.push([text, first]);
      return { file: first?.[0] ?? '', line: 4, column: 2 };
    };
    const [a, ...others] = site('');
    const files = [page({ file: 'a/index.html', name: 'a', main: `${a?.bytes}${link('/x/')}` }), ...others];
    expect(shownOf([files[0] as File, ...others], { sourceOf, find })).toContain(
      'content/a.md:4:2: the link "there" goes to /x/, which does not exist; did you mean /a/? [links]\n  It shows on dist/a/index.html.',
    );
    expect(asked).toContainEqual(['/x/', ['content/a.md']]);
  });

  test('in a part that pages share is reported once', () => {
    const find = (): Location => ({ file: 'components/footer.tsx', line: 9, column: 3 });
    expect(shownOf(site(link('/x/')), { sourceOf, find })).toEqual([
      'components/footer.tsx:9:3: the link "there" goes to /x/, which does not exist; did you mean /a/? [links]\n  It shows on dist/a/index.html and 3 more pages.',
    ]);
  });

  test('on most pages is reported once, even without a text to search for, and in the shell if all pages have it', () => {
    expect(shownOf(site('<p>{phone}</p>'), { sourceOf })).toEqual([
      'pages/_document.tsx: shows "{phone}" [leaks]\n  It shows on dist/a/index.html and 3 more pages.',
    ]);
    const files = [...site('<p>{phone}</p>'), ...site('', ['e', 'f'])];
    expect(shownOf(files, { sourceOf })).toContain(
      'content/a.md: shows "{phone}" [leaks]\n  It shows on dist/a/index.html and 3 more pages.',
    );
  });

  test.each([
    ['three of five pages have is told once', 3, 5, ['a']],
    ['half of the pages have is told of each', 3, 6, ['a', 'b', 'c']],
    ['both of two pages have is told of each', 2, 2, ['a', 'b']],
  ])('that %s', (_, having, pages, told) => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, pages);
    const files = [...site('<p>{phone}</p>', names.slice(0, having)), ...site('', names.slice(having))];
    const leaks = check(files, { sourceOf }).diagnostics.filter(({ rule }) => rule === 'leaks');
    expect(leaks.map(({ location }) => location?.file)).toEqual(told.map(name => `content/${name}.md`));
  });

  test('about a title that two entries share is located at the entry', () => {
    const files = [...site(''), page({ file: 'e/index.html', name: 'a', main: link('/a/') })];
    expect(
      check(files, { sourceOf }).diagnostics.map(({ location, message }) => [location?.file, message]),
    ).toContainEqual(['content/e.md', 'has the same title as a/index.html: "a"']);
  });

  test('that most pages have is told once for each place where it is written', () => {
    const find = (_: string, [file = '']: readonly string[] = []): Location => ({ file, line: 4 });
    const located = check(site(link('/x/')), { sourceOf, find }).diagnostics.map(({ location }) => location?.file);
    expect(located).toEqual(['content/a.md', 'content/b.md', 'content/c.md', 'content/d.md']);
  });

  test('that all pages but one have, such as the page for unknown paths, is located in the shell', () => {
    const files = [...site('<p>{phone}</p>'), ...site('', ['404'])];
    const { diagnostics } = check(files, { sourceOf, settings: { off: { orphans: 'not asked here' } } });
    expect(diagnostics.map(({ location }) => location?.file)).toEqual(['pages/_document.tsx']);
  });

  test('about an address that is empty is located at its page, not at the first space', () => {
    const find = (): Location => ({ file: 'components/other.tsx', line: 1 });
    const { diagnostics } = check([page({ main: link(' ') })], { find });
    expect(diagnostics.map(({ location }) => location?.file)).toEqual(['dist/index.html']);
  });

  test('about a custom property is located in the style sheet', () => {
    const find = (text: string): Location | undefined =>
      text === 'var(--tael' ? { file: 'components/tail.css', line: 2, column: 9 } : undefined;
    expect(shownOf(site('<style>:root{--tail:red}a{color:var(--tael)}</style>'), { find })).toEqual([
      'components/tail.css:2:9: its CSS uses --tael, which is not declared; did you mean --tail? [custom-properties]\n  It shows on dist/a/index.html and 3 more pages.',
    ]);
  });

  test.each([
    ['as it is', atRoot, '/abuot/', '/abuot/'],
    ['without the folder of the host, which sources do not name', inFolder, '/repo/abuot/', '/abuot/'],
    ['decoded', atRoot, '/caf%C3%A8/', '/cafè/'],
  ])('about a link is searched for %s', (_, address, href, written) => {
    const location = { file: 'pages/index.tsx', line: 4 };
    const find = (text: string) => (text === written ? location : undefined);
    const { diagnostics } = check([page({ address, main: link(href) })], { address, find });
    expect(diagnostics).toMatchObject([{ location, rule: 'links' }]);
  });

  test('is listed with the others of its source', () => {
    const files = [
      ...site('<p>{phone}</p>', ['a', 'b']),
      ...site('', ['c', 'd', 'e']),
      page({ file: 'a/z/index.html', name: 'b' }),
    ];
    const sources = check(files, { sourceOf }).diagnostics.map(({ location }) => location?.file);
    expect(sources).toEqual([...sources].sort());
    expect(new Set(sources).size).toBeLessThan(sources.length);
  });
});

describe('the records of pages', () => {
  const checker = createChecker({ address: atRoot, settings: settingsOf(undefined) });
  const [first, second] = site(link('/shared/')).map(({ path, bytes }) => checker.checkPage(path, bytes.toString()));

  test('share what the pages have in common, even after they were cached', () => {
    expect(first?.references.length).toBeGreaterThan(0);
    for (const [a, b] of [[first, second], deserialize(serialize([first, second]))]) {
      expect(a.references.map((reference: unknown, i: number) => reference === b.references[i])).not.toContain(false);
    }
  });

  test('are small: a hundred pages with a hundred shared links take few bytes each', () => {
    const main = Array.from({ length: 100 }, (_, i) => link(`/a-rather-long-path-number-${i}/`)).join('');
    const names = Array.from({ length: 100 }, (_, i) => `page-${i}`);
    const records = site(main, names).map(({ path, bytes }) => checker.checkPage(path, bytes.toString()));
    const one = serialize(records[0]).length;
    expect(serialize(records).length / records.length).toBeLessThan(one / 5);
  });
});

test('linksOf returns the files that a page links to or loads', () => {
  const files = [
    page({ main: `${link('/a/')}<img width="1" height="1" src="/dot.svg?1" alt="">${link('https://other.example/')}` }),
    { path: 'dot.svg', bytes: '' },
  ];
  const { linksOf } = check([...files, ...site('')]);
  expect(linksOf('index.html')).toEqual(['a/index.html', 'card.png', 'dot.svg']);
  expect(linksOf('dot.svg')).toEqual([]);
});

test('a rule of the site’s own that throws on one page is reported once, and no other page counts as checked', () => {
  const settings = settingsOf({ rules: { calm: () => 'no list' } });
  const checker = createChecker({ address: atRoot, settings });
  const [first, second] = [page(), page({ file: 'about/index.html' })];
  expect(() => checker.checkPage(first.path, String(first.bytes))).toThrow('its rule "calm" did not return a list');
  expect(() => checker.checkPage(second.path, String(second.bytes))).toThrow(`dist/${first.path}`);
});

test('a page with ten thousand faults is reported in a bounded length', () => {
  const long = 'x'.repeat(1e6);
  const wrong = page({
    name: long,
    main: `<p>${'{x} '.repeat(10_000)}</p><a href="/${long}/">${long}</a><img width="1" height="1" src="/${long}">`,
  });
  for (const { message } of check([wrong]).diagnostics) expect(message.length).toBeLessThan(600);
});
