/** What a page says, element by element: a table of those that matter to a rule. */
import type { PageReader } from './parse-page.ts';

export type Attributes = Record<string, string>;

/** Reads an element at the end of its opening tag. */
export type Read = (reader: PageReader, attributes: Attributes) => void;

/** Relations that make a browser fetch something at once. */
const fetched = new Set(['stylesheet', 'preload', 'modulepreload', 'icon']);

/** Relations that only prepare a connection. */
const hints = new Set(['preconnect', 'dns-prefetch']);

const given = (...hrefs: (string | undefined)[]) => hrefs.filter(href => href !== undefined);

/** Notes one thing that is loaded, from one of these addresses. */
function load({ page }: PageReader, kind: string, hrefs: string[], isAtOnce = true): void {
  page.loads.push(...hrefs);
  if (isAtOnce && hrefs.length > 0) page.requests.push({ hrefs, kind });
}

/** The addresses in a srcset: "a.png 1x, b.png 2x". */
const candidates = (srcset = ''): string[] =>
  srcset
    .replace(/(\s[\d.]+[wx]),/g, '$1, ')
    .split(/,\s+/)
    .flatMap(candidate => candidate.trim().split(/\s/)[0] || []);

/** The addresses that a style sheet or a style attribute asks for; for a drawing within the page nothing is loaded. */
export const urlsIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter(href => !href.startsWith('#'));

/** Reads a style attribute: its element is there, so a browser fetches what it asks for. */
export function readStyle(reader: PageReader, css: string): void {
  for (const href of urlsIn(css)) load(reader, 'style', [href]);
}

const source =
  (kind: string, attribute = 'src', isAtOnce = true): Read =>
  (reader, attributes) =>
    load(reader, kind, given(attributes[attribute]), isAtOnce && attributes.loading !== 'lazy');

const use: Read = (reader, { 'xlink:href': old, href = old }) =>
  load(
    reader,
    'use',
    given(href).filter(address => !address.startsWith('#')),
  );

const media =
  (kind: string): Read =>
  (reader, { src, poster, preload }) => {
    load(reader, 'poster', given(poster));
    reader.sources = given(src);
    reader.atClose(() => load(reader, kind, reader.sources.splice(0), preload !== 'none'));
  };

const heading =
  (level: number): Read =>
  reader => {
    const found = { level, text: '' };
    reader.page.headings.push(found);
    reader.want(found);
  };

const code: Read = reader => reader.atClose((from, to) => void reader.page.codeRanges.push([from, to]));

const raw =
  (kind: PageReader['raw']): Read =>
  reader => {
    reader.raw = kind;
    reader.atClose(() => {
      reader.raw = '';
    });
  };

const submit: Read = ({ page }, { formaction }) => void page.actions.push(...given(formaction));

export const elements: Readonly<Record<string, Read>> = {
  html({ page }, { lang = '' }) {
    page.lang = lang;
  },
  title(reader, attributes) {
    // A title in the body belongs to a drawing.
    if (reader.isInBody) return;
    reader.page.titles.push('');
    raw('title')(reader, attributes);
  },
  meta({ page }, { name, property, content, charset }) {
    if (charset !== undefined) page.encoding = charset;
    if (content === undefined) return;
    const key = name ?? property ?? '';
    page.meta.set(key, [...(page.meta.get(key) ?? []), content]);
  },
  link(reader, { rel = '', href, hreflang, imagesrcset }) {
    const relations = rel.toLowerCase().split(/\s+/);
    const { page } = reader;
    if (relations.includes('canonical')) page.canonicals.push(href ?? '');
    else if (hreflang !== undefined && relations.includes('alternate')) {
      page.alternates.push({ hreflang, href: href ?? '' });
    } else if (!relations.some(relation => hints.has(relation))) {
      const kind = relations.find(relation => fetched.has(relation));
      load(reader, kind ?? '', given(...candidates(imagesrcset), imagesrcset ? href : (href ?? '')), !!kind);
    }
  },
  style: raw('style'),
  script(reader, attributes) {
    source('script')(reader, attributes);
    raw(attributes.type === 'application/ld+json' ? 'json' : 'script')(reader, attributes);
  },
  a(reader, { 'xlink:href': old, href = old, target = '', rel = '', 'aria-label': label = '', title = '' }) {
    if (href === undefined) return;
    const found = { href, text: '', label, target, rel };
    reader.page.links.push(found);
    reader.want(found, label || title);
  },
  area({ page }, { href, alt = '', target = '', rel = '' }) {
    if (href !== undefined) page.links.push({ href, text: alt, label: '', target, rel });
  },
  form: ({ page }, { action }) => void page.actions.push(...given(action)),
  button: submit,
  input(reader, attributes) {
    submit(reader, attributes);
    if (attributes.type === 'image') source('input')(reader, attributes);
  },
  source: (reader, { src, srcset }) => void reader.sources.push(...given(src), ...candidates(srcset)),
  img(reader, { src, srcset, alt, loading, width, height }) {
    const hrefs = [...reader.sources.splice(0), ...candidates(srcset), ...given(src)];
    load(reader, 'img', hrefs, loading !== 'lazy');
    reader.page.pictures.push({ src: src ?? '', alt, isSized: !!width && !!height });
    if (alt) reader.label(alt);
  },
  ...{ video: media('video'), audio: media('audio'), track: source('track', 'src', false) },
  ...{ iframe: source('iframe'), embed: source('embed'), object: source('object', 'data') },
  ...{ use, image: use, feimage: use },
  ...{ pre: code, code, kbd: code, samp: code },
  ...{ h1: heading(1), h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(5), h6: heading(6) },
};
