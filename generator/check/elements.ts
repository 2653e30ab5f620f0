/** What is recorded of each element: a table of the elements that matter to a rule. */
import type { PageReader } from './parse-page.ts';

export type Attributes = Record<string, string>;

/** Reads an element when its opening tag ends. */
type Read = (reader: PageReader, attributes: Attributes) => void;

/** Values of `rel` that make a browser fetch something at once. */
const fetched = new Set(['stylesheet', 'preload', 'modulepreload', 'icon']);

/** Values of `rel` that only prepare a connection. */
const hints = new Set(['preconnect', 'dns-prefetch']);

const present = (...hrefs: (string | undefined)[]) => hrefs.filter(href => href !== undefined);

/** Records that the page loads something, from one of these URLs. */
function load({ page }: PageReader, hrefs: string[], isAtOnce = true, isIcon = false): void {
  page.loads.push(...hrefs);
  if (isAtOnce && hrefs.length > 0) page.requests.push({ hrefs, isIcon });
}

/** Returns the URLs in a srcset: "a.png 1x, b.png 2x". */
const candidates = (srcset = ''): string[] =>
  srcset
    .replace(/(\s[\d.]+[wx]),/g, '$1, ')
    .split(/,\s+/)
    .flatMap(candidate => candidate.trim().split(/\s/)[0] || []);

/** Returns the URLs that a style sheet or style attribute refers to, also in `@import "…"`, except those of drawings within the page. */
export const urlsIn = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import(?=\s*["']))\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter(href => !href.startsWith('#'));

/** Reads a style attribute. Its element exists, so a browser fetches what it refers to. */
export function readStyle(reader: PageReader, css: string): void {
  for (const href of urlsIn(css)) load(reader, [href]);
}

const source =
  (attribute = 'src', isAtOnce = true): Read =>
  (reader, attributes) =>
    load(reader, present(attributes[attribute]), isAtOnce && attributes.loading !== 'lazy');

const use: Read = (reader, { 'xlink:href': old = '#', href = old }) => {
  if (!href.startsWith('#')) load(reader, [href]);
};

const media: Read = (reader, { src, poster, preload }) => {
  load(reader, present(poster));
  reader.sources = present(src);
  reader.onClose(() => load(reader, reader.sources.splice(0), preload !== 'none'));
};

const heading =
  (level: number): Read =>
  reader => {
    const heading = { level, text: '' };
    reader.page.headings.push(heading);
    reader.collectText(heading);
  };

const code: Read = reader => reader.onClose((from, to) => void reader.page.codeRanges.push([from, to]));

const raw =
  (kind: PageReader['raw']): Read =>
  reader => {
    reader.raw = kind;
    reader.onClose(() => {
      reader.raw = '';
    });
  };

const submit: Read = ({ page }, { formaction }) => void page.actions.push(...present(formaction));

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
      const hrefs = present(...candidates(imagesrcset), imagesrcset ? href : (href ?? ''));
      const isAtOnce = relations.some(relation => fetched.has(relation));
      load(reader, hrefs, isAtOnce, relations.includes('icon'));
    }
  },
  style: raw('style'),
  script(reader, attributes) {
    source()(reader, attributes);
    raw(attributes.type === 'application/ld+json' ? 'json' : 'script')(reader, attributes);
  },
  a(reader, { 'xlink:href': old, href = old, target = '', rel = '', 'aria-label': label = '', title = '' }) {
    if (href === undefined) return;
    const link = { href, text: '', label, target, rel };
    reader.page.links.push(link);
    reader.collectText(link, label || title);
  },
  area({ page }, { href, alt = '', target = '', rel = '' }) {
    if (href !== undefined) page.links.push({ href, text: alt, label: '', target, rel });
  },
  form: ({ page }, { action }) => void page.actions.push(...present(action)),
  button: submit,
  input(reader, attributes) {
    submit(reader, attributes);
    if (attributes.type === 'image') source()(reader, attributes);
  },
  source: (reader, { src, srcset }) => void reader.sources.push(...present(src), ...candidates(srcset)),
  img(reader, { src, srcset, alt, loading, width, height }) {
    const hrefs = [...reader.sources.splice(0), ...candidates(srcset), ...present(src)];
    load(reader, hrefs, loading !== 'lazy');
    reader.page.pictures.push({ src: src ?? '', alt, isSized: !!width && !!height });
    if (alt) reader.addLabel(alt);
  },
  ...{ video: media, audio: media, track: source('src', false) },
  ...{ iframe: source(), embed: source(), object: source('data') },
  ...{ use, image: use },
  ...{ pre: code, code, kbd: code, samp: code },
  ...{ h1: heading(1), h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(5), h6: heading(6) },
};
