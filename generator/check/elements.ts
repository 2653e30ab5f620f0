/** What a page says, element by element: a table of those that matter to a rule. */
import type { ParsedPage } from './rules/rule.ts';

/** A page that is being read. */
export type Reading = {
  page: ParsedPage;
  isInBody: boolean;
  /** What becomes of text: where this is empty a visitor reads it. */
  raw: '' | 'title' | 'style' | 'json' | 'script';
  /** Addresses of the `<source>` elements of a picture, a video or a sound that is not complete. */
  sources: string[];
  /** Gives `target` the text of the element that was just opened, or where it has none its label, when the page is read. */
  want: (target: { text: string }, label?: string) => void;
  /** Says what stands for the text of the open elements that have none. */
  label: (words: string) => void;
  /** Does something when the element that was just opened closes; it is told where its text stands in the text of the page. */
  atClose: (run: (from: number, to: number) => void) => void;
};

export type Attributes = Record<string, string>;

/** Reads an element at the end of its opening tag. */
export type Read = (reading: Reading, attributes: Attributes) => void;

export type Role = 'id' | 'reference' | 'label' | 'value' | 'alt' | 'style' | 'own';

/** The attributes that matter, and what each says; `own` ones matter to the elements below alone. */
const names: Record<Role, string> = {
  id: 'id',
  reference: 'for aria-labelledby aria-describedby aria-controls popovertarget list',
  label: 'aria-label placeholder title aria-description',
  value: 'datetime value href',
  alt: 'alt',
  style: 'style',
  own: 'action content data formaction hreflang imagesrcset lang loading name poster preload property rel src srcset target type xlink:href',
};
export const roles = new Map<string, Role>(
  Object.entries(names).flatMap(([role, list]) => list.split(' ').map(name => [name, role as Role] as const)),
);

/** Relations that make a browser fetch something at once. */
const fetched = new Set(['stylesheet', 'preload', 'modulepreload', 'icon']);

/** Relations that only prepare a connection. */
const hints = new Set(['preconnect', 'dns-prefetch']);

const given = (...hrefs: (string | undefined)[]) => hrefs.filter(href => href !== undefined);

/** Notes one thing that is loaded, from one of these addresses. */
function load({ page }: Reading, kind: string, hrefs: string[], isAtOnce = true): void {
  for (const href of hrefs) page.loads.push(href);
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
  css.includes('url(')
    ? [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))/g)]
        .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
        .filter(href => !href.startsWith('#'))
    : [];

/** Reads a style attribute: its element is there, so a browser fetches what it asks for. */
export function readStyle(reading: Reading, css: string): void {
  for (const href of urlsIn(css)) load(reading, 'style', [href]);
}

const source =
  (kind: string, attribute = 'src', isAtOnce = true): Read =>
  (reading, attributes) =>
    load(reading, kind, given(attributes[attribute]), isAtOnce && attributes.loading !== 'lazy');

const use: Read = (reading, { 'xlink:href': old, href = old }) =>
  load(reading, 'use', href === undefined || href.startsWith('#') ? [] : [href]);

const media =
  (kind: string): Read =>
  (reading, { src, poster, preload }) => {
    load(reading, 'poster', given(poster));
    reading.sources = given(src);
    reading.atClose(() => load(reading, kind, reading.sources.splice(0), preload !== 'none'));
  };

const heading =
  (level: number): Read =>
  reading => {
    const found = { level, text: '' };
    reading.page.headings.push(found);
    reading.want(found);
  };

const code: Read = reading => reading.atClose((...range) => void reading.page.codeRanges.push(range));

const raw =
  (kind: Reading['raw']): Read =>
  reading => {
    reading.raw = kind;
    reading.atClose(() => {
      reading.raw = '';
    });
  };

const submit: Read = ({ page }, { formaction }) => void page.actions.push(...given(formaction));

const table: Record<string, Read> = {
  html({ page }, { lang = '' }) {
    page.lang = lang;
  },
  title(reading, attributes) {
    // A title in the body belongs to a drawing.
    if (reading.isInBody) return;
    reading.page.titles.push('');
    raw('title')(reading, attributes);
  },
  meta({ page }, { name, property, content }) {
    if (content === undefined) return;
    const key = name ?? property ?? '';
    const before = page.meta.get(key);
    if (before) before.push(content);
    else page.meta.set(key, [content]);
  },
  link(reading, { rel = '', href, hreflang, imagesrcset }) {
    const relations = rel.toLowerCase().split(/\s+/);
    const { page } = reading;
    if (relations.includes('canonical')) page.canonicals.push(href ?? '');
    else if (hreflang !== undefined && relations.includes('alternate')) {
      page.alternates.push({ hreflang, href: href ?? '' });
    } else if (!relations.some(relation => hints.has(relation))) {
      const kind = relations.find(relation => fetched.has(relation));
      load(reading, kind ?? '', given(...candidates(imagesrcset), imagesrcset ? href : (href ?? '')), !!kind);
    }
  },
  style: raw('style'),
  script(reading, attributes) {
    source('script')(reading, attributes);
    raw(attributes.type === 'application/ld+json' ? 'json' : 'script')(reading, attributes);
  },
  a(reading, { 'xlink:href': old, href = old, target = '', rel = '', 'aria-label': label, title = '' }) {
    if (href === undefined) return;
    const found = { href, text: '', target, rel };
    reading.page.links.push(found);
    reading.want(found, label ?? title);
  },
  area({ page }, { href, alt = '', target = '', rel = '' }) {
    if (href !== undefined) page.links.push({ href, text: alt, target, rel });
  },
  form: ({ page }, { action }) => void page.actions.push(...given(action)),
  button: submit,
  input(reading, attributes) {
    submit(reading, attributes);
    if (attributes.type === 'image') source('input')(reading, attributes);
  },
  source(reading, { src, srcset }) {
    reading.sources = [...reading.sources, ...given(src), ...candidates(srcset)];
  },
  img(reading, { src, srcset, alt, loading }) {
    const hrefs = [...reading.sources.splice(0), ...candidates(srcset), ...given(src)];
    load(reading, 'img', hrefs, loading !== 'lazy');
    if (alt === undefined) reading.page.imagesWithoutAlt.push(src ?? '');
    else if (alt) reading.label(alt);
  },
  video: media('video'),
  audio: media('audio'),
  track: source('track', 'src', false),
  iframe: source('iframe'),
  embed: source('embed'),
  object: source('object', 'data'),
  ...{ use, image: use, feimage: use },
  ...{ pre: code, code, kbd: code, samp: code },
  ...{ h1: heading(1), h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(5), h6: heading(6) },
};

export const elements = new Map(Object.entries(table));
