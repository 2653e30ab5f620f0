import { describe, expect, test } from 'vitest';
import { atRoot, findingsOf, inFolder, page, spoiled } from '../../testing/valid-page.ts';

const spoil = (from: string | RegExp, to = '') => findingsOf([spoiled(page(), from, to)]);
const one = (phrase: string) => [expect.stringContaining(phrase)];
const title = (length: number) => `<title>${'t'.repeat(length)}</title>`;
const description = (length: number) => `<meta name="description" content="${'d'.repeat(length)}">`;

test.each([
  ['/', atRoot],
  ['/repo/', inFolder],
])('a page with all metadata once is valid on base %s', (_, address) => {
  const pages = [page({ address }), page({ address, file: 'about/index.html', name: 'About' })];
  expect(findingsOf(pages, { address })).toEqual([]);
});

describe('the title', () => {
  test.each([
    ['is missing', '', ['0 titles']],
    ['is empty', '<title> </title>', ['1 titles; needs one, not empty']],
    ['is there twice', '<title>a</title><title>b</title>', ['2 titles']],
    ['has 65 characters', title(65), []],
    ['has 66 characters', title(66), ['66 characters, over 65']],
  ])('%s', (_, to, found) => {
    expect(spoil(/<title>.*?<\/title>/, to)).toEqual(found.map(phrase => expect.stringContaining(phrase)));
  });
});

describe('the description', () => {
  test.each([
    ['has 109 characters', description(109), ['109 characters']],
    ['has 110 characters', description(110), []],
    ['has 160 characters', description(160), []],
    ['has 161 characters', description(161), ['161 characters']],
    ['is there twice', description(120) + description(120), ['2 meta "description" elements']],
    ['is missing', '', ['0 meta "description" elements']],
  ])('%s', (_, to, found) => {
    expect(spoil(/<meta name="description".*?>/, to)).toEqual(found.map(phrase => expect.stringContaining(phrase)));
  });
});

test.each([
  ['', ['0 meta "viewport" elements']],
  ['<meta name="viewport" content="width=1024">', ['without width=device-width']],
  ['<meta name="viewport" content="width=device-width, initial-scale=1">', []],
  ['<meta name="viewport" content="width=device-width, user-scalable=no">', ['keeps visitors from']],
  ['<meta name="viewport" content="width=device-width, user-scalable=0">', ['keeps visitors from']],
  ['<meta name="viewport" content="width=device-width, maximum-scale=1.0">', ['keeps visitors from']],
  ['<meta name="viewport" content="width=device-width, maximum-scale=10">', []],
])('a viewport of %s', (to, found) => {
  expect(spoil(/<meta name="viewport".*?>/, to)).toEqual(found.map(phrase => expect.stringContaining(phrase)));
});

test.each([
  ['', ['has no encoding']],
  ['<meta charset="latin-1">', ['has no encoding']],
  ['<meta charset="UTF-8">', []],
])('an encoding of %s', (to, found) => {
  expect(spoil('<meta charset="utf-8">', to)).toEqual(found.map(phrase => expect.stringContaining(phrase)));
});

describe('the card', () => {
  const needed = ['title', 'description', 'url', 'type', 'image', 'image:alt', 'locale', 'site_name'];
  test.each([...needed.map(name => `og:${name}`), 'twitter:card'])('lacks %s', name => {
    expect(spoil(new RegExp(`<meta (?:property|name)="${name}".*?>`))).toEqual(one(`0 meta "${name}" elements`));
  });

  test.each([
    [80, []],
    [81, ['81 characters, over 80']],
  ])('has a description of %d characters', (length, found) => {
    expect(spoil('Home on a card', 'c'.repeat(length))).toEqual(found.map(phrase => expect.stringContaining(phrase)));
  });

  test.each([
    [
      '/crad.png',
      [
        expect.stringContaining(
          'its social card is https://name.example/crad.png, which does not exist; did you mean /card.png?',
        ),
      ],
    ],
    ['/card.png?1', []],
  ])('is %s', (path, found) => {
    expect(spoil('https://name.example/card.png', `https://name.example${path}`)).toEqual(found);
  });

  test('has a picture without an alt text', () => {
    expect(spoil('"A card"', '""')).toEqual(one('meta "og:image:alt" elements; needs one, not empty'));
  });
});

describe('two pages', () => {
  const about = page({ file: 'about/index.html', name: 'About' });

  test('with the same title are found, once', () => {
    expect(findingsOf([page(), spoiled(about, '<title>About</title>', '<title>Home</title>')])).toEqual(
      one('has the same title as index.html'),
    );
  });

  test('with the same description are found, once', () => {
    const [same = ''] = /<meta name="description".*?>/.exec(String(page().bytes)) ?? [];
    expect(findingsOf([page(), spoiled(about, /<meta name="description".*?>/, same)])).toEqual(
      one('has the same description as index.html'),
    );
  });
});

describe('the canonical address', () => {
  const canonical = '<link rel="canonical" href="https://name.example/">';
  test.each([
    ['is missing', ''],
    ['is another page', '<link rel="canonical" href="https://name.example/about/">'],
    ['is a path', '<link rel="canonical" href="/">'],
    ['is there twice', canonical + canonical],
  ])('%s', (_, to) => {
    expect(spoil(canonical, to)).toEqual(one('its canonical is'));
  });

  test.each([
    ['noindex', []],
    ['nofollow,NOINDEX', []],
    ['none', []],
    ['max-image-preview:none', one('its canonical is missing')],
  ])('is needed unless search results may not show the page: robots "%s"', (content, found) => {
    expect(spoil(canonical, `<meta name="robots" content="${content}">`)).toEqual(found);
  });

  test('without the base path is found if the site has one', () => {
    expect(
      findingsOf(
        [spoiled(page({ address: inFolder }), 'href="https://name.example/repo/"', 'href="https://name.example/"')],
        { address: inFolder },
      ),
    ).toEqual(one('not https://name.example/repo/'));
  });
});

test('what may stand in a head before the title does not begin the body', () => {
  expect(spoil('<title>', '<noscript><style>a{}</style></noscript><base target="_self"><title>')).toEqual([]);
});

test.each([
  ['no', ['no language']],
  [' lang="en_IN"', ['"en_IN" is not a language tag']],
  [' lang="gu"', []],
])('a page with%s language', (lang, found) => {
  expect(spoil(' lang="en-IN"', lang === 'no' ? '' : lang)).toEqual(
    found.map(phrase => expect.stringContaining(phrase)),
  );
});

test.each([
  ['as it is served', 'caf%C3%A9/'],
  ['as it is read', 'café/'],
])('a canonical address with letters of other scripts, %s', (_, path) => {
  const cafe = page({ file: 'café/index.html' });
  expect(findingsOf([spoiled(cafe, 'café/', path)])).toEqual([]);
});
