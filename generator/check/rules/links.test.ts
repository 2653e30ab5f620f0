import { describe, expect, test } from 'vitest';
import { atRoot, check, findingsOf, inFolder, page } from '../../testing/valid-page.ts';

/** Returns the findings on a page with this content, on a site with an about page (#team), a blog with one article, and a file. */
function found(main: string, address = atRoot) {
  return findingsOf(
    [
      page({ address, main }),
      page({ address, file: 'about/index.html', name: 'About', main: '<p id="team">x</p>' }),
      page({ address, file: 'blog/one/index.html', name: 'One' }),
      { path: 'guide.pdf', bytes: 'pdf' },
      { path: 'dot.svg', bytes: '<svg><g id="round"/><g id="a"/></svg>' },
      page({ address, file: 'café/index.html', name: 'Café', main: '<p id="menü">x</p>' }),
      { path: 'my file.pdf', bytes: 'pdf' },
      { path: '100%.pdf', bytes: 'pdf' },
    ],
    { address },
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
    ['https://', ['an invalid address']],
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
    ['/about/', ['does not exist; did you mean /repo/about/?']],
    ['/blog/one/', ['does not exist; did you mean /repo/blog/one/?']],
    ['/guide.pdf', ['does not exist; did you mean /repo/guide.pdf?']],
    ['/', ['does not exist; did you mean /repo/?']],
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
    ['#', []],
    ['#top', []],
    ['/about/#Top', []],
    ['#team', ['no id "team"']],
    ['/about/#taem', ['did you mean "team"?']],
    ['https://other.example/#anything', []],
  ])('%s', (href, expected) => {
    expect(found(link(href))).toEqual(phrases(expected));
  });

  test('in another script is compared as written on the page', () => {
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
    ['a title', '<a href="/about/" title="About"><svg></svg></a>', []],
    ['none', '<a href="/about/"><svg></svg></a>', ['has no text']],
  ])('%s', (_, main, expected) => {
    expect(found(main)).toEqual(phrases(expected));
  });
});

describe('what a page loads', () => {
  test.each([
    ['a picture', '<img width="1" height="1" src="/dot.svg" alt="">', []],
    ['a picture that is not there', '<img width="1" height="1" src="/dto.svg" alt="">', ['loads /dto.svg']],
    ['a picture without alt', '<img width="1" height="1" src="/dot.svg">', ['has no alt text']],
    ['a part of a drawing', '<img width="1" height="1" src="/dot.svg#svgView(viewBox(0,0,1,1))" alt="">', []],
    ['a drawing in a file', '<svg><use href="/dot.svg#round"/></svg>', []],
    [
      'a drawing that the file lacks',
      '<svg><use href="/dot.svg#ruond"/></svg>',
      ['no id "ruond"; did you mean "round"?'],
    ],
    ['a script that is not there', '<script src="/boot.js"></script>', ['loads /boot.js']],
    ['a frame of another site', '<iframe loading="lazy" src="https://maps.example/embed" title="Map"></iframe>', []],
  ])('%s', (_, main, expected) => {
    expect(found(main)).toEqual(phrases(expected));
  });

  test.each([
    ['/repo/dot.svg', []],
    ['/dot.svg', ['loads /dot.svg']],
  ])('%s on base /repo/', (source, expected) => {
    expect(found(`<img width="1" height="1" src="${source}" alt="">`, inFolder)).toEqual(phrases(expected));
  });

  test('by a link element of the head', () => {
    const files = [page({ head: '<link rel="icon" href="/favicon.ico">' })];
    expect(findingsOf(files)).toEqual(phrases(['loads /favicon.ico']));
    expect(findingsOf([...files, { path: 'favicon.ico', bytes: '' }])).toEqual([]);
  });
});

test('a page has one URL: its file name is not a second one', () => {
  expect(found(link('/about/index.html'))).toEqual(phrases(['does not exist']));
});

describe('a link with letters of other scripts', () => {
  test.each([
    ['/café/', []],
    ['/caf%C3%A9/', []],
    ['/caf%c3%a9/#men%C3%BC', []],
    ['/café/#menü', []],
    ['/my%20file.pdf', []],
    ['/my file.pdf', []],
    ['/100%.pdf', []],
    ['/caf%C3%A8/', ['did you mean /café/?']],
    ['/café/#menu', ['did you mean "menü"?']],
    ['/my%2520file.pdf', ['did you mean /my file.pdf?']],
  ])('%s', (href, expected) => {
    expect(found(link(href))).toEqual(phrases(expected));
  });
});

describe('every URL is checked', () => {
  const elements: [string, (href: string) => string][] = [
    [
      'srcset of a picture',
      href => `<img width="1" height="1" src="/dot.svg" alt="" srcset="/dot.svg 1x, ${href} 2x">`,
    ],
    [
      'srcset without spaces',
      href => `<img width="1" height="1" src="/dot.svg" alt="" srcset="/dot.svg 1x,${href} 2x">`,
    ],
    [
      'srcset of a source',
      href => `<picture><source srcset="${href}"><img width="1" height="1" src="/dot.svg" alt=""></picture>`,
    ],
    ['a video', href => `<video src="${href}"></video>`],
    ['its poster', href => `<video poster="${href}"></video>`],
    ['its source', href => `<video><source src="${href}"></video>`],
    ['its captions', href => `<video src="/dot.svg"><track src="${href}"></video>`],
    ['a sound', href => `<audio src="${href}"></audio>`],
    ['an object', href => `<object data="${href}"></object>`],
    ['what is embedded', href => `<embed src="${href}">`],
    ['a frame', href => `<iframe src="${href}" title="x"></iframe>`],
    ['a picture as a button', href => `<input type="image" alt="x" src="${href}">`],
    ['a form', href => `<form action="${href}"></form>`],
    ['a field of a form', href => `<input type="submit" formaction="${href}">`],
    ['a button of a form', href => `<button formaction="${href}">x</button>`],
    ['CSS, imported', href => `<style>@import "${href}";</style>`],
    ['CSS', href => `<style>p{background:url(${href})}</style>`],
    ['CSS, in quotation marks', href => `<style>p{background:url( '${href}' )}</style>`],
    ['a style attribute', href => `<p style="background:url(&quot;${href}&quot;)">x</p>`],
    ['a preloaded picture', href => `<link rel="preload" as="image" imagesrcset="${href} 1x">`],
    ['a drawing', href => `<svg><use href="${href}#a"/></svg>`],
    ['a drawing, as it was written once', href => `<svg><use xlink:href="${href}#a"/></svg>`],
    ['a picture in a drawing', href => `<svg><image href="${href}"/></svg>`],
    ['a link in a drawing', href => `<svg><a xlink:href="${href}"><text>x</text></a></svg>`],
    ['an area of a map', href => `<map><area href="${href}" alt="x"></map>`],
  ];

  test.each(elements)('%s', (_, write) => {
    expect(found(write('/dot.svg'))).toEqual([]);
    expect(found(write('/dto.svg'))).toEqual(phrases(['/dto.svg']));
  });

  test('except in a template, which is not part of the page yet', () => {
    const inner = '<template>x</template><a href="/nowhere/">x</a><p id="main">x</p>';
    expect(found(`<template>${inner}</template>`)).toEqual([]);
  });
});

test('no page is suggested for a missing file, and no file for a missing page', () => {
  expect(found('<img width="1" height="1" src="/cafe.svg" alt="">')).toEqual(['loads /cafe.svg, which does not exist']);
  expect(found(link('/dot/'))).toEqual(['the link "there" goes to /dot/, which does not exist']);
});

const about = (main = '', head = '') => page({ file: 'about/index.html', name: 'About', main, head });
const hidden = '<meta name="robots" content="noindex">';
const foundOn = (home: string, ...others: ReturnType<typeof page>[]) =>
  check([page({ main: home }), ...others]).diagnostics.map(({ message }) => message);

test('a path without its leading slash leads somewhere else on every page', () => {
  const there = '<a href="about/">there</a>';
  expect(foundOn(there, about(there))).toEqual([
    'the link "there" goes to about/, which does not exist; did you mean /about/?',
  ]);
});

test('every link to a dead page is named by its own words', () => {
  expect(found(`${link('/x/')}<a href="/x/">elsewhere</a>`)).toEqual(phrases(['"there" goes', '"elsewhere" goes']));
});

test('a path without its leading slash is suggested with it', () => {
  const home = '<a href="/about/">About</a> <a href="/team/one/">One</a>';
  const one = page({ file: 'team/one/index.html', name: 'One' });
  expect(foundOn(home, about('<a href="team/one/">there</a>'), one)).toEqual([
    'the link "there" goes to team/one/, which does not exist; did you mean /team/one/?',
  ]);
});

test.each([
  ['to which home links', '<a href="/about/">About</a>', about(), []],
  ['to which home links by its whole address', '<a href="https://name.example/about/#main">About</a>', about(), []],
  ['to which nothing links', '', about(), ['no other page links to it']],
  ['to which only itself links', '', about('<a href="/about/">About</a>'), ['no other page links to it']],
  ['which home only loads', '<iframe src="/about/" title="About"></iframe>', about(), ['no other page links to it']],
  ['that result pages do not show', '', about('', hidden), []],
  ['for addresses that do not exist', '', page({ file: '404.html', name: 'Nothing' }), []],
])('a page %s', (_, home, other, expected) => {
  expect(foundOn(home, other)).toEqual(expected);
});

test('a link to an entry that is not public names its file', () => {
  const unpublished = new Map([['soon', 'content/blog/soon.md']]);
  expect(findingsOf([page({ main: '<a href="/blog/soon/">Soon</a>' })], { unpublished })).toEqual([
    'the link "Soon" goes to /blog/soon/, which does not exist, as content/blog/soon.md is not public',
  ]);
});
