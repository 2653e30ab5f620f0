/** The generator's nouns: the types that its parts share, and a few pure functions on them. */
import { hash } from 'node:crypto';
import type { z } from 'zod';

export type Address = { origin: string; base: string };

/** A collection: a file ("site.yaml"), the files of a folder ("blog/*.md") or what `load` returns, and the zod schema for each. */
export type Collection = {
  from: string;
  load?: (info: { now: Date; previous: unknown }) => unknown;
  as: z.ZodType;
  /** Returns whether an entry is public at the time `now`. A build omits the others; `dev` shows them with `isUnpublished` set. */
  isPublic?: (entry: never, now: Date) => boolean;
  /** Lets texts refer to its values by a `word`, "price" in "{price.small}". If they are objects, `print` names the field to show. */
  facts?: { word: string; print?: string };
};
export type Collections = Record<string, Collection>;

/** All content, deeply frozen, by collection: the value of a file, or the list of a folder's entries, each with its `slug`. */
export type Content = Readonly<Record<string, unknown>>;

/** A picture in content, as pages see it. Paths start at the site's root and change with the picture. */
export type Picture = {
  /** A file in a format that every browser supports: "/assets/photo-960-1A2B3C4D.jpg". */
  src: string;
  width: number;
  height: number;
  /** The same picture in newer formats, best first, each in several widths. */
  sources: readonly { type: string; files: readonly { path: string; width: number }[] }[];
};

export type EntryFields = {
  slug: string;
  isUnpublished?: boolean;
  /** The pictures in its text, by the names it uses for them. */
  pictures?: Readonly<Record<string, Picture>>;
  /** Where the links in its text to other texts and files lead, once all pages are planned. */
  links?: Readonly<Record<string, string>>;
};

/** The origin of a value, under a symbol that pages don't see: its file, and a hash of everything that determines the value. */
export type Origin = { file: string; hash: string };
export const originKey: unique symbol = Symbol('origin');
export const originOf = (value: object): Origin | undefined => (value as { [originKey]?: Origin })[originKey];

/** What a module in pages/ may export; docs/reference.md, "Pages", describes it. */
// biome-ignore lint/suspicious/noExplicitAny: compiled pages enter here, and only here; TypeScript checks them in their own files
export type PageModule = Record<'default' | 'head' | 'props' | 'paths', any> & { isOptional?: boolean };

/** A module in pages/: its file ("blog/[slug].tsx"), exports, CSS with that of the shell, the files of its code, and a hash of all. */
export type Page = { file: string; module: PageModule; css: string; files?: readonly string[]; hash: string };

/** Returns whether a page is a document: HTML in the shell. Other pages return the bytes of a file. */
export const isDocument = ({ file }: Pick<Page, 'file'>): boolean => file.endsWith('.tsx');

/** What `props` and `paths` receive beside the content; only file pages have `documents`. */
export type BuildInfo<Head = unknown> = {
  now: Date;
  documents: readonly { path: string; readonly head: Head; props: Record<string, unknown> }[];
};

/** One URL: its path ("/blog/x/", "/feed.xml"), the output file for it ("blog/x/index.html"), the page that renders it, and the props. */
export type Route = {
  path: string;
  file: string;
  page: Page;
  props: Record<string, unknown>;
  /** The file an author edits to change this route: "content/blog/x.md" for an entry, otherwise "pages/about.tsx". */
  source: string;
};

export type File = { path: string; bytes: string | Uint8Array };

/** A file, or one that is copied from the file `from` and not read: `hash` is one of what changes with its bytes. */
export type AnyFile = File | { path: string; from: string; hash: string };
export type Redirect = { from: string; to: string };

export type Scripts = {
  /** Each island's component, the default export of islands/x/x.tsx, and the path of its chunk: "/assets/x-ABC.js". */
  islands: { component: unknown; src: string }[];
  /** The path of the script that every page loads: the island loader and all client scripts (islands/x/x.client.ts), if there are any. */
  client: string | undefined;
};

/** Where finished files go: a folder, memory in tests, or nowhere while `dev` checks the site. */
export type Output = {
  has: (path: string, hash: string) => boolean;
  put: (file: AnyFile) => string;
  get: (path: string) => string | Uint8Array | undefined;
};

export type Cache = { get: (key: string) => unknown; set: (key: string, value: unknown) => void };

/** The site's own rules about what must be settled before launch. Each point has the path of its value, who settles it, and its group in lists. */
export type PreflightRules = (
  content: never,
  now: Date,
) => Iterable<{ at: (string | number)[]; message: string; who?: 'owner' | 'lawyer' | 'developer'; group?: string }>;

/** Splits an absolute URL: "https://a.example/shop" → { origin: "https://a.example", base: "/shop/" }. */
export function addressOf(url: string): Address {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\/[^/?#]+(?:\/[^/?#]+)*\/?$/.test(text) && URL.canParse(text);

/** Returns whether a text can be a segment of a path: letters and digits of any script, spaces and some signs, in at most 240 bytes. */
export const isPathSegment = (text: string): boolean =>
  /^(?!\.+$)(?! )[\p{L}\p{N}\p{M}\p{Join_Control} _~.()+&,'!@=-]+(?<! )$/u.test(text) && Buffer.byteLength(text) <= 240;

/** Returns the URL path at which a file is served: "blog/index.html" with base "/shop/" → "/shop/blog/". */
export const servedPath = (file: string, { base }: Address): string =>
  base + file.replace(/(^|\/)index\.html$/, '$1').replace(/[^\w/.~-]+/g, encodeURIComponent);

/** Decodes a path or URL: "caf%C3%A9" → "café". Returns invalid codes unchanged, as browsers do. */
export function decoded(coded: string): string {
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}

/** Returns whether a file has a content hash in its name, in the bundler's format: "assets/menu-FPGR57VG.js". */
export const isHashed = (file: string): boolean => /^assets\/(?:.*\/)?[^/]+-[A-Z0-9]{8}\.\w+(?:\.br|\.gz)?$/.test(file);
export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)|javascript/.test(type);

export const hashOf = (first: string | Uint8Array, ...more: string[]): string =>
  hash('sha1', more.length === 0 ? first : [first, ...more].join(''), 'base64url');

/** Returns a hash for a file name in the bundler's format, eight capitals and digits. */
export const nameHashOf = (...parts: string[]): string => hash('sha1', parts.join(''), 'hex').slice(0, 8).toUpperCase();

/** Freezes a value and all plain data in it, so that no page can change what the next one sees. Returns the value. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}

export function addTo<Key, Value>(index: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = index.get(key);
  if (values) values.push(value);
  else index.set(key, [value]);
}
