/** What the rules find, one fault a line: a page that is valid but for it, and the sentences that say so. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findingsOf, page, spoiled } from '../testing/valid-page.ts';

const phrases = (all: readonly string[]) => all.map(phrase => expect.stringContaining(phrase));
const files = ['a.png', 'b.png', 'guide.pdf', 'my file.pdf'].map(path => ({ path, bytes: 'x' }));
/** Returns the findings on a page with this content, on a site with an about page (#team), an article and some files. */
function found(main: string): string[] {
  const about = page({ file: 'about/index.html', name: 'About', main: '<p id="team">x</p>' });
  const cafe = page({ file: 'café/index.html', name: 'Café', main: '<p id="menü">x</p>' });
  return findingsOf([page({ main }), about, cafe, ...files]);
}

test('a valid site has no findings', () => {
  expect(found('<h2>One</h2><h3>Two</h3><h2>Three</h2><p id="a">x</p><label for="a">x</label>')).toEqual([]);
});

describe('the elements of a page', () => {
  const sized = 'width="1" height="1"';
  test.each([
    ['<h1>again</h1>', ['has 2 h1 headings']],
    ['<h3>deep</h3>', ['the heading "deep" is an h3 after an h1; a level is skipped']],
    ['<h2> \n </h2>', ['has an empty h2']],
    ['<label for="email">Email</label>', ['for="email" refers to no element of the page']],
    ['<p id="a">A</p><nav aria-labelledby="a c">x</nav>', ['aria-labelledby="c"']],
    ['<p id="a">A</p><p id="a">B</p><p id="a">C</p>', ['the id "a" is on more than one element']],
    [`<img src="/a.png" ${sized}>`, ['the picture /a.png has no alt text']],
    ['<img src="/a.png" alt="" width="1">', ['the picture /a.png has no width and height']],
  ])('%s', (main, expected) => {
    for (const phrase of expected) expect(found(main)).toContainEqual(expect.stringContaining(phrase));
  });
});

describe('the head of a page', () => {
  const titled = (length: number) => `<title>${'t'.repeat(length)}</title>`;
  const described = (length: number) => `<meta name="description" content="${'d'.repeat(length)}">`;
  const canonical = '<link rel="canonical" href="https://name.example/">';
  const patterns = {
    title: /<title>.*?<\/title>/,
    description: /<meta name="description".*?>/,
    viewport: /<meta name="viewport".*?>/,
    lang: ' lang="en-IN"',
    canonical,
  };
  test.each<[keyof typeof patterns, string, string[]]>([
    ['title', '', ['has 0 titles; needs one, not empty']],
    ['title', '<title>a</title><title>b</title>', ['has 2 titles']],
    ['title', titled(65).replaceAll('t', 'કે').replaceAll('કેiકેle', 'title'), []],
    ['title', titled(66), ['its title has 66 letters, over 65']],
    ['description', described(301), ['301 letters, outside 1 to 300']],
    ['description', described(120) + described(120), ['has 2 meta "description" elements; needs one']],
    ['viewport', '', ['has 0 meta "viewport" elements']],
    ['lang', '', ['has no language on <html>']],
    ['canonical', '', ['its canonical is missing']],
    ['canonical', canonical.replace('.example/', '.example/about/'), ['not https://name.example/']],
    ['canonical', '<meta name="robots" content="nofollow,NOINDEX">', []],
  ])('%s: %s', (part, to, expected) => {
    expect(findingsOf([spoiled(page(), patterns[part], to)])).toEqual(phrases(expected));
  });

  test('has the title and the description of another page', () => {
    const same = spoiled(page({ file: 'about/index.html' }), 'href="https://name.example/"');
    expect(findingsOf([page(), same])).toEqual(
      phrases(['has the same title as index.html: "Home"', 'has the same description as index.html']),
    );
  });
});

test.each([
  ['en', 'વાંચો અને શીખો', ['has lang="en" on <html>, but most of its letters are of another script']],
  ['gu-IN', 'नमस्ते', ['has lang="gu-IN" on <html>, but most of its letters are of another script']],
  ['hi-IN', 'Achchhi roti', ['; if it is in Latin letters, write "hi-Latn-IN"']],
  ['en', 'Namaste, नमस्ते', []],
  ['gu-IN', 'વાંચો અને શીખો: SEO', []],
  ['hi-Latn-IN', 'Achchhi roti', []],
  ['en', '2024: ₹180', []],
  ['ja', '日本語のパン', []],
  ['tlh', 'नमस्ते', []],
  ['en_US', 'नमस्ते', []],
])('most letters of a page are of a script of its language: %s, %s', (lang, text, expected) => {
  const main = `<p>${text.repeat(20)}</p><pre>${'Latin letters '.repeat(20)}</pre>`;
  const written = spoiled(page({ name: '1', main }), /(?<=name="description" content=")[^"]*/, '1'.repeat(120));
  expect(findingsOf([spoiled(written, 'en-IN', lang)])).toEqual(phrases(expected));
});

test('structured data is JSON', () => {
  const data = (text: string) => found(`<script type="application/ld+json">${text}</script>`);
  expect(data('{ "name": "A" }')).toEqual([]);
  expect(data('{ "name": "A", }')).toEqual(phrases(['its structured data is no JSON: ']));
});

test.each<[xml: string, found: string[]]>([
  ['<loc>https://name.example/about/</loc><link>https://other.example/x</link><a href="/x">&amp;</a>', []],
  ['<link href="https://name.example/abuot/"/>', ['its <link> is https://name.example/abuot/, which does not exist']],
  ['<loc>/about/</loc>', ['its <loc> is no absolute URL: /about/']],
  ['<title>Rye&nbsp;bread, &#xe9; &lt;b></title>', ['has the entity "&nbsp;", which XML does not know']],
  ['<entry><title>Rye</entry>', ['its <title> is not closed before </entry>']],
  ['<entry title="a > b"><id/>', ['its <entry> is not closed before </feed>']],
  ['</feed>', ['has </feed> without its beginning']],
  ['<feed>', ['its <feed> is not closed before its end']],
  ['<content type="html">&lt;a href="starter.md"></content>', ['its text leads to no absolute URL: starter.md']],
  [
    '<description><![CDATA[<a href="#a">a</a><img src="https://name.example/c.png">]]></description>',
    ['its text leads to https://name.example/c.png, which does not exist'],
  ],
  ['<title>Bread & butter</title>', ['has a "&" that is not written as "&amp;": & butter']],
])('of an XML file: %s', (xml, expected) => {
  const about = page({ file: 'about/index.html', name: 'About' });
  expect(findingsOf([about, { path: 'feed.xml', bytes: `<feed>${xml}</feed>` }])).toEqual(phrases(expected));
});

describe('an address', () => {
  test.each([
    ['', 'has an empty address'],
    ['JavaScript:alert(1)', 'which is not a page'],
    ['htps://name.example/', 'goes to "htps://name.example/", which is not a page'],
    ['data:text/html,x', 'which is not a page'],
    ["javascript:throw new Error('React has blocked it')", 'goes to "javascript:…", which is not a page'],
    ['mailto:nobody', 'goes to "mailto:nobody", which is no e-mail address'],
    ['http://[', 'has an invalid address: "http://["'],
  ])('that is wrong, "%s", is found', (href, phrase) => {
    expect(found(`<a href="${href}">there</a>`)).toEqual(phrases([phrase]));
  });

  test('of another site without encryption is found if the page loads it', () => {
    expect(found('<a href="http://other.example/">there</a>')).toEqual([]);
    const picture = '<img width="1" height="1" src="http://other.example/a.png" alt="" loading="lazy">';
    expect(found(picture)).toEqual(phrases(['which is not encrypted; use https']));
  });

  test('of a link without a text is found', () => {
    expect(found('<a href="/about/"><svg></svg></a>')).toEqual(['the link to /about/ has no text']);
    expect(found('<a href="/about/" aria-label="About"><svg></svg></a>')).toEqual([]);
  });
});

describe('a link', () => {
  test.each([
    ['/about/?from=home#team', []],
    ['about/', []],
    ['/caf%c3%a9/#men%C3%BC', []],
    ['/my file.pdf', []],
    ['/about', ['which does not exist; write /about/']],
    ['/about#team', ['; write /about/#team']],
    ['#team', ['goes to #team, but there is no id "team"']],
    ['/about/#taem', ['there is no id "taem"']],
  ])('to %s', (href, expected) => {
    expect(found(`<a href="${href}">there</a>`)).toEqual(phrases(expected));
  });

  test.each([
    ['to which home links', '<a href="/about/">About</a>', '', []],
    ['to which nothing links', '', '', ['no other page links to it']],
    ['to which only itself links', '', '<a href="/about/">About</a>', ['no other page links to it']],
    ['which home only loads', '<iframe src="/about/" title="About"></iframe>', '', ['no other page links to it']],
  ])('is needed by every page: one %s', (_, home, main, expected) => {
    const about = page({ file: 'about/index.html', name: 'About', main });
    expect(findingsOf([page({ main: home }), about], { limits: { orphans: true } })).toEqual(expected);
  });
});

describe('what a page loads exists', () => {
  test.each<(href: string) => string>([
    href => `<img width="1" height="1" src="${href}" alt="">`,
    href => `<img width="1" height="1" src="/a.png" alt="" srcset="/a.png 1x,${href} 2x">`,
    href => `<script src="${href}"></script>`,
    href => `<style>p{background:url( '${href}' )}</style>`,
    href => `<svg><use href="${href}#a"/><use href="#b"/></svg>`,
    href => `<form action="${href}"></form>`,
    href => `<button formaction="${href}">x</button>`,
    href => `<input type="image" alt="" src="${href}">`,
    href => `<embed src="${href}"><object data="${href}"></object>`,
    href => `<svg><image href="${href}"/></svg>`,
    href => `<svg><use xlink:href="${href}#a"/></svg>`,
    href => `<map><area alt="there" href="${href}"></map>`,
    href => `<link rel="alternate" href="https://name.example${href}">`,
    href => `<link rel="next" href="${href}">`,
    href => `<style>@import "${href}"; @import url(${href});</style>`,
  ])('%s', write => {
    expect(found(write('/a.png'))).toEqual([]);
    expect(found(write('/c.png'))).toEqual(phrases(['/c.png']));
  });

  test('its card, too', () => {
    expect(findingsOf([spoiled(page(), 'example/card.png', 'example/crad.png')])).toEqual([
      'its social card is https://name.example/crad.png, which does not exist',
    ]);
    for (const start of ['', 'http://name.example'])
      expect(findingsOf([spoiled(page(), /https:[^"]*(?=\/card.png)/, start)])).toContain(
        `its social card is no absolute URL with https://: ${start}/card.png`,
      );
  });
});

test.each([
  ['card.png', 300_000, []],
  ['card.png', 300_001, ['its social card card.png weighs 300001 bytes, over 300000']],
  ['card.svg', 1, ['its social card card.svg is no PNG or JPEG, as messengers want']],
])('the social card %s of %d bytes', (path, bytes, expected) => {
  const carded = spoiled(page(), 'example/card.png', `example/${path}`);
  expect(findingsOf([carded, { path, bytes: randomBytes(bytes) }])).toEqual(expected);
});

test('a request to a site that the settings allow is no finding', () => {
  const main = '<script src="https://statistics.example/s.js"></script>';
  const allow = [{ origin: 'https://statistics.example/', why: 'counts visits' }];
  expect(findingsOf([page({ main })], { allow })).toEqual([]);
});

describe('what a page requests when it opens', () => {
  test.each([
    ['<script src="/a.png"></script>', 1],
    ['<svg><use href="/a.png#a"/><use href="/a.png#b"/></svg>', 1],
    ['<picture><source srcset="/b.png"><img width="1" height="1" src="/a.png" alt=""></picture>', 1],
    ['<img width="1" height="1" src="/a.png" alt="" loading="lazy">', 0],
    ['<img width="1" height="1" src="data:image/gif;base64,R0lGOD" alt="">', 0],
    ['<link rel="preconnect" href="https://other.example"><link rel="manifest" href="/a.png">', 0],
  ])('%s: %d', (main, requests) => {
    const limits = { initialRequests: 0 };
    expect(findingsOf([page({ main }), ...files], { limits })).toEqual(
      phrases([`makes ${1 + requests} requests when it opens, over 0`]),
    );
  });

  test('is limited in bytes', () => {
    const large = { path: 'c.avif', bytes: new Uint8Array(90 * 1024) };
    const picture = '<img width="1" height="1" src="/c.avif" alt="">';
    expect(findingsOf([page({ main: picture }), large])).toEqual([
      expect.stringContaining('bytes with everything it loads when it opens, over 81920'),
    ]);
  });

  test('is not on another site', () => {
    const frame = '<iframe src="https://maps.example.com/x" title="Map"></iframe>';
    expect(found(frame)).toEqual(['requests something from https://maps.example.com when it opens']);
    expect(found(frame.replace('<iframe', '<iframe loading="lazy"'))).toEqual([]);
    for (const other of ['<embed src="$">', '<object data="$"></object>', '<style>@import"$"</style>'])
      expect(found(other.replace('$', 'https://maps.example.com/x'))).toEqual(found(frame));
  });
});

test('a page may weigh 28 kB after brotli', () => {
  const noise = (kilobytes: number) => page({ main: `<p>${randomBytes(kilobytes * 768).toString('base64')}</p>` });
  expect(findingsOf([noise(20)])).toEqual([]);
  expect(findingsOf([noise(40)])).toEqual([
    expect.stringMatching(/^weighs \d+ bytes of HTML after brotli, over 28672$/),
  ]);
});

describe('an unfinished text', () => {
  test.each([
    ['<p>Call {phone} now</p>', ['{phone}']],
    ['<p>From {price.small} to {કિંમત.મોટી}</p>', ['{price.small}', '{કિંમત.મોટી}']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what leaks
    ['<p>By ${user.name}, {{ author }}</p>', ['${user.name}', '{{ author }}']],
    ['<p>from ₹NaN or ₹ undefined a month</p>', ['₹NaN', '₹ undefined']],
    ['<p>Fish &amp;amp; chips, it&amp;#39;s</p>', ['&amp;', '&#39;']],
    ['<p>as was shown[^1], **Note: ##Why</p>', ['[^1]', '**Note', '##Why']],
    ['<p>| Day | Price |\n| --- |</p><p>:::note</p><p>[!WARNING] Text</p>', ['| ---', ':::note', '[!WARNING]']],
    ['<p>{% include a.html %} {{&lt; figure src="a.png" >}}</p>', ['{% include a.html %} {{< figure src="a.png" >}}']],
    [
      '<p>{{&lt; figure src="a-rather-long-name.png" caption="A caption that goes on" >}}</p>',
      ['{{< figure src="a-rather-long-name.png" caption="A caption'],
    ],
    ['<h2>Title {#own-id}</h2><p>Text {:.note}</p>', ['{#own-id}', '{:.note}']],
    ['<p>Itâ€™s a cafÃ©</p>', ['â€', 'Ã©']],
    ['<img width="1" height="1" src="data:," alt="{name}">', ['{name}']],
    ['<button title="undefined – Name">x</button>', ['undefined']],
  ])('is found: %s', (main, leaks) => {
    expect(found(main)).toEqual(leaks.map(leak => `shows ${JSON.stringify(leak)}`));
  });

  test('is no leak in a label or the head if the page shows it as code', () => {
    const spoilt = spoiled(
      page({ main: '<p><code>{{ slot }}</code></p>' }),
      '<title>Home</title>',
      '<title>The {{ slot }}</title>',
    );
    expect(findingsOf([spoilt])).toEqual([]);
  });

  test.each([
    '<p>An undefined audience, undefined behaviour, and a TODO list. NaN is not a number.</p>',
    '<p>The value is <em>undefined</em>; sets are {1, 2, 3} or {}; use %s and the &lt;a> element</p>',
    '<p>Write <code>&amp;amp;</code>, <kbd>{name}</kbd> or <samp>undefined</samp></p>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    '<pre>{name} <code>if (a &lt; b) return `${b}`; // [a](b) &lt;/b></code> {name}</pre><p><code>undefined</code></p>',
    '<p>Marks &amp; Spencer, 5 &lt; 6, [sic] (yes), 2**3, a | b, #seo, ₹999* a month, à la carte, SÃO</p>',
    '<a href="https://other.example/?a=1%20s&amp;b=undefined-ness">there</a><script>const x = {y}; undefined</script>',
  ])('is not what English, code or signs look like: %s', main => {
    expect(found(main)).toEqual([]);
  });
});

test('a page with ten thousand faults is reported in a bounded length', () => {
  const long = 'x'.repeat(1e6);
  const main = `<p>${'{x} '.repeat(10_000)}</p><a href="/${long}/">${long}</a><img width="1" height="1" src="/${long}">`;
  for (const message of findingsOf([page({ name: long, main })])) expect(message.length).toBeLessThan(600);
});
