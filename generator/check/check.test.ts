import { describe, expect, test } from 'vitest';
import { type LocateText, showDiagnostic } from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';
import { check, findingsOf, page } from '../testing/valid-page.ts';
import type { FileRule, PageRule, SiteRule } from './check.ts';

const link = (href: string) => `<a href="${href}">there</a>`;
const site = (main: string, names = ['a', 'b', 'c', 'd']): File[] =>
  names.map(name => page({ file: `${name}/index.html`, name, main }));

describe('a finding', () => {
  test.each([
    ['most of the pages is reported once, at the shell', 3, 5, ['pages/_document.tsx']],
    ['half of the pages is reported at each', 3, 6, ['content/a.md', 'content/b.md', 'content/c.md']],
    ['both of two pages is reported at each', 2, 2, ['content/a.md', 'content/b.md']],
  ])('without a text on %s', (_, having, pages, files) => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, pages);
    const all = [...site('<p>{phone}</p>', names.slice(0, having)), ...site('', names.slice(having))];
    const sourcesOf = (file: string) => [`content/${file.split('/')[0]}.md`];
    expect(check(all, {}, { sourcesOf }).diagnostics.map(({ location }) => location?.file)).toEqual(files);
  });

  test('is searched for only if it is one of the first fifty: nobody mends more at a time', () => {
    const texts = new Set<string>();
    const locateText = (...[text, , , isOnly]: Parameters<LocateText>) => {
      if (!isOnly) texts.add(text);
      return [];
    };
    const main = Array.from({ length: 1000 }, (_, i) => link(`/no-page-${i}/`)).join('');
    expect(check([page({ main })], {}, { locateText }).diagnostics).toHaveLength(1000);
    expect(texts.size).toBe(50);
  });
});

describe('a site', () => {
  const title = 't'.repeat(70);
  const found = (settings: object) => findingsOf([page({ name: title })], settings);

  test('sets a limit', () => {
    expect(found({})).toEqual([expect.stringContaining('70 letters, over 65')]);
    expect(found({ limits: { title: 70 } })).toEqual([]);
  });

  test.each<[object, number]>([
    [{ rule: 'links' }, 0],
    [{ rule: 'links', page: '/2019/*' }, 2],
    [{ rule: 'links', page: '/' }, 2],
    [{ rule: 'links', text: '/app/*' }, 2],
    [{ rule: 'links', page: '/', text: '/gone/' }, 3],
    [{ rule: 'links', text: '*goes to /gone/, which*' }, 2],
    [{ rule: 'addresses' }, 4],
  ])('waives findings: %j leaves %d', (waiver, left) => {
    const main = '<a href="/app/x">App</a>';
    const pages = [
      page({ main: `${main}<a href="/gone/">Gone</a>` }),
      page({ file: '2019/a/index.html', name: 'A', main: `${main}<a href="/gone/">Old</a>` }),
    ];
    expect(findingsOf(pages, { waivers: [{ why: 'a test', ...waiver }] })).toHaveLength(left);
  });

  test.each([
    [{ limit: {} }, 'has an unknown setting "limit"\n  Did you mean "limits"?'],
    [{ limits: { titel: 1 } }, 'has an unknown limit "titel"\n  Did you mean "title"?'],
    [{ pictures: { width: [1] } }, 'has an unknown setting of pictures "width"\n  Did you mean "widths"?'],
    [{ waivers: [{ rule: 'linkz', why: '' }] }, 'has an unknown rule to waive "linkz"\n  Did you mean "links"?'],
  ])('sets nothing that does not exist: %j', (settings, message) => {
    expect(() => findingsOf(site(''), settings)).toThrow(`content/settings.ts: ${message}`);
  });

  test('adds rules, whose findings are located like those of the others', () => {
    const shout: PageRule = ({ titles: [title = ''] }, { limits }, report) =>
      report(`whispers ${title}, under ${limits.title}`, title, 'nearby');
    const locateText: LocateText = (text, _, nearby = '') => [{ file: `${text} ${nearby}.md`, line: 3 }];
    expect(check([page()], { rules: { shout } }, { locateText }).diagnostics.map(showDiagnostic)).toEqual([
      'Home nearby.md:3: whispers Home, under 65 [shout]\n  It shows on dist/index.html.',
    ]);
  });

  test('adds rules for files that are no pages, and for all of them together', () => {
    const shortRule: FileRule = ({ file, bytes }, _, report) => {
      if (bytes.length > 30) report(`the file ${file} is long`);
    };
    const isMapped: SiteRule = (record, { others, resolve }, report) => {
      const mapped = others.flatMap(map => map.references.map(({ href }) => resolve(href, map)?.file));
      if (record.isPage && !mapped.includes(record.file)) report('is in no site map');
    };
    const settings = { fileRules: { shortRule }, siteRules: { isMapped } };
    const map = { path: 'sitemap.xml', bytes: '<urlset><loc>https://name.example/</loc></urlset>' };
    const pages = [page(), page({ file: 'a/index.html', name: 'A' })];
    expect(check([...pages, map], settings).findings).toMatchObject([
      { file: 'a/index.html', rule: 'isMapped' },
      { file: 'sitemap.xml', rule: 'shortRule' },
    ]);
  });

  test.each<[fault: string, own: PageRule]>([
    ['', () => JSON.parse('x')],
    ['it returns what it finds', (() => ['a sentence']) as PageRule],
    ['it returns what it finds', async () => {}],
  ])('is told of its rule that throws or returns something: %s', (fault, own) => {
    expect(() => check([page()], { rules: { own } })).toThrow(
      `content/settings.ts: cannot apply its rule "own" to index.html: ${fault}`,
    );
  });
});
