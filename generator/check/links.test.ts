import { describe, expect, test } from 'vitest';
import { compare, examine } from '../check.ts';
import { atRoot, findingsOf, inFolder, page } from '../testing/faultless.ts';

/** What is found on a page with this in it, on a site with an about page (#team), a blog of one article, and a file. */
function found(main: string, address = atRoot) {
  return findingsOf(
    [
      page({ address, main }),
      page({ address, file: 'about/index.html', name: 'About', main: '<p id="team">x</p>' }),
      page({ address, file: 'blog/one/index.html', name: 'One' }),
      { path: 'guide.pdf', bytes: 'pdf' },
      { path: 'dot.svg', bytes: '<svg/>' },
    ],
    address,
  );
}
const phrases = (all: string[]) => all.map(phrase => expect.stringContaining(phrase));
const link = (href: string, rest = '') => `<a href="${href}"${rest}>there</a>`;

describe('a link at the root', () => {
  test.each([
    ['/', []],
    ['/about/', []],
    ['about/', []],
    ['/about/?from=home', []],
    ['/guide.pdf', []],
    ['https://name.example/about/', []],
    ['https://other.example/anything', []],
    ['tel:+910000000000', []],
    ['mailto:hello@name.example', []],
    ['/about', ['did you mean /about/?']],
    ['/About/', ['did you mean /about/?']],
    ['/abuot/', ['did you mean /about/?']],
    ['/blog/', ['does not exist']],
    ['/nowhere.pdf', ['does not exist']],
    ['https://name.example/nowhere/', ['does not exist']],
    ['http://other.example/', ['use https']],
    ['https://', ['no valid address']],
  ])('%s', (href, expected) => {
    expect(found(link(href))).toEqual(phrases(expected));
  });
});

describe('a link on base /repo/', () => {
  test.each([
    ['/repo/', []],
    ['/repo/about/', []],
    ['/repo/about/#team', []],
    ['about/', []],
    ['/repo/guide.pdf', []],
    ['/repo', ['did you mean /repo/?']],
    ['/repo/about', ['did you mean /repo/about/?']],
    ['/about/', ['does not exist']],
    ['/guide.pdf', ['does not exist']],
    ['/', ['does not exist']],
    ['/repository/about/', ['does not exist']],
  ])('%s', (href, expected) => {
    expect(found(link(href), inFolder)).toEqual(phrases(expected));
  });
});

describe('an anchor', () => {
  test.each([
    ['#main', []],
    ['/about/#team', []],
    ['/about/#', []],
    ['#team', ['no id "team"']],
    ['/about/#taem', ['did you mean "team"?']],
    ['https://other.example/#anything', []],
  ])('%s', (href, expected) => {
    expect(found(link(href))).toEqual(phrases(expected));
  });

  test('in another script is compared as it is written in the page', () => {
    expect(found(`<p id="કિંમત">x</p>${link(`#${encodeURIComponent('કિંમત')}`)}`)).toEqual([]);
  });
});

describe('a new tab', () => {
  test.each([
    [' target="_blank" rel="noopener"', []],
    [' target="_blank" rel="nofollow noopener noreferrer"', []],
    [' target="_blank"', ['without rel="noopener"']],
    [' target="_blank" rel="opener"', ['without rel="noopener"']],
    [' target="_self"', []],
  ])('%s', (rest, expected) => {
    expect(found(link('https://other.example/', rest))).toEqual(phrases(expected));
  });
});

describe('the words of a link', () => {
  test.each([
    ['text', '<a href="/about/">About</a>', []],
    ['a label', '<a href="/about/" aria-label="About"><svg></svg></a>', []],
    ['none', '<a href="/about/"><svg></svg></a>', ['has no text']],
  ])('%s', (_, main, expected) => {
    expect(found(main)).toEqual(phrases(expected));
  });
});

describe('what a page loads', () => {
  test.each([
    ['a picture', '<img src="/dot.svg" alt="">', []],
    ['a picture that is not there', '<img src="/dto.svg" alt="">', ['loads /dto.svg']],
    ['a picture without alt', '<img src="/dot.svg">', ['has no alt text']],
    ['a script that is not there', '<script src="/boot.js"></script>', ['loads /boot.js']],
    ['a frame of another site', '<iframe loading="lazy" src="https://maps.example/embed" title="Map"></iframe>', []],
  ])('%s', (_, main, expected) => {
    expect(found(main)).toEqual(phrases(expected));
  });

  test.each([
    ['/repo/dot.svg', []],
    ['/dot.svg', ['loads /dot.svg']],
  ])('%s on base /repo/', (source, expected) => {
    expect(found(`<img src="${source}" alt="">`, inFolder)).toEqual(phrases(expected));
  });

  test('by a link element of the head', () => {
    const files = [page({ head: '<link rel="icon" href="/favicon.ico">' })];
    expect(findingsOf(files)).toEqual(phrases(['loads /favicon.ico']));
    expect(findingsOf([...files, { path: 'favicon.ico', bytes: '' }])).toEqual([]);
  });
});

test('a page has one address: its file name is not another', () => {
  expect(found(link('/about/index.html'))).toEqual(phrases(['does not exist']));
});

test.each([
  ['at the root', atRoot, '/abuot/'],
  ['on base /repo/, which sources do not name', inFolder, '/repo/abuot/'],
])('a link to nowhere %s is shown where it is written', (_, address, href) => {
  const { path: file, bytes } = page({ address, main: link(href) });
  const place = { file: 'pages/index.tsx', line: 4 };
  const origins = { find: (text: string) => (text === '/abuot/' ? place : undefined), madeBy: () => undefined };
  const problems = compare([examine({ path: file, bytes }, { address, waivers: [] })], [[file, 1]], address, origins);
  expect(problems.filter(problem => problem.message.includes(href))).toMatchObject([{ place }]);
});
