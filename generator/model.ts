/** The nouns of the generator, and the few pure functions on them. Everything here is a plain value. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';

/** Where the site will stand: `origin` "https://name.example" and `base` "/" or "/folder/". */
export type Address = { origin: string; base: string };

/** One collection of content/schema.ts: a file ("site.yaml") or the files of a folder ("blog/*.md"), and the zod schema of each. */
export type Collection = {
  from: string;
  as: z.ZodType;
  /** Whether an entry is public at an instant. Others stay out of a build, and show in `dev` with `isUnpublished`. */
  isPublic?: (entry: never, now: Date) => boolean;
  /** The word by which texts refer to what stands in this file: "price" in "{price.small}". `print` names the field of an entry that is meant. */
  facts?: { word: string; print?: string };
};

/** Puts facts where a text refers to them: "From {price.small}" → "From ₹149". */
export type Refer = (text: string) => string;

export type Collections = Record<string, Collection>;

/** Everything that was read, deeply frozen: collection → its value, or the list of its entries, which carry their `slug`. */
export type Content = Readonly<Record<string, unknown>>;

/** A picture that content names, as pages see it. Paths begin at the root of the site, and change with the picture. */
export type Picture = {
  /** A file that every browser knows: "/assets/photo-960-1A2B3C4D.jpg". */
  src: string;
  /** Pixels of the picture itself, of which a file may have fewer. */
  width: number;
  height: number;
  /** The same in newer forms, the best first, each in several widths. */
  sources: readonly { type: string; files: readonly { path: string; width: number }[] }[];
  /** How light its middle square is, in 40 × 40 cells, row by row, from "0" to "f"; empty for a drawing. */
  light: string;
};

/** What an entry of content knows of itself, under a symbol so that no page sees it: its file, and a hash of all that decides its value. */
export type Origin = { file: string; hash: string };
export const originKey: unique symbol = Symbol('origin');

/** The origin of a value of content; undefined for anything else. */
export const originOf = (value: object): Origin | undefined => (value as { [originKey]?: Origin })[originKey];

/** What a module in pages/ may export; README.md, "A page", describes it. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a compiled page enters; its types are checked where it is written
export type PageModule = Record<'default' | 'head' | 'props' | 'paths', any>;

/** One module of pages/: its file ("blog/[slug].tsx"), its exports, exactly the CSS that it and the shell reach, and a hash of all its code. */
export type Page = { file: string; module: PageModule; css: string; hash: string };

/** Whether a page is a document (HTML in the shell); other pages return the bytes of a file themselves. */
export const isDocument = ({ file }: Pick<Page, 'file'>): boolean => file.endsWith('.tsx');

/** One URL: its path ("/blog/x/", "/feed.xml"), the file that answers it ("blog/x/index.html"), its page and that page's props. */
export type Route = {
  path: string;
  file: string;
  page: Page;
  props: Record<string, unknown>;
  /** What an author edits to change this route: "content/blog/x.md" for an entry, else "pages/about.tsx". */
  source: string;
};

/** A file of the finished site: where it stands in the output folder ("about/index.html") and what it holds. */
export type File = { path: string; bytes: string | Uint8Array };

/** The browser's scripts, for the shell. */
export type Scripts = {
  /** The component of each island, which is the default export of islands/x/x.tsx, and the path of its chunk: "/assets/x-ABC.js". */
  islands: { component: unknown; src: string }[];
  /** The path of the module of every page, with the loader of islands and every *.client.ts of islands/, if there are any. */
  client: string | undefined;
};

/** Where finished files go: a folder, or, for `dev` and tests, memory. */
export type Output = {
  /** Whether it holds this content under this path already. */
  has: (path: string, hash: string) => boolean;
  put: (file: File, hash: string) => void;
  /** The bytes that stand, or will stand, under a path; undefined where there are none. */
  get: (path: string) => string | Uint8Array | undefined;
};

/** What was computed before, by a hash of everything it was computed from. */
export type Cache = {
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
};

/** Who settles what must be settled before launch. */
export const people = ['owner', 'lawyer', 'developer'] as const;
export type Person = (typeof people)[number];

/**
 * Rules of the site's own about what must be settled before launch: each finding with the path of the value that it speaks of, and who
 * settles it; the owner unless another is named.
 */
export type SiteRules = (
  content: never,
  now: Date,
) => Iterable<{ at: (string | number)[]; message: string; who?: Person }>;

/** What a kind of new thing is begun with: the texts of its files, what becomes of others, and what is put into lists of YAML as their last item. */
export type Start = {
  files: Record<string, string>;
  edit?: Record<string, (text: string) => string>;
  insert?: { file: string; at: (string | number)[]; text: string }[];
  /** What to do next. */
  next?: string;
};

/** Makes a start for a name, "our-story", out of the content as it is. */
export type StartOf = (name: string, content: never, today: string) => Start;

/** An absolute address, split: "https://a.example/shop" → { origin: "https://a.example", base: "/shop/" }. */
export function addressOf(url: string): Address {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

/** Whether a text is the address of a site: "https://name.example/folder/", without a query or a fragment. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text);

/** The path under which a file is served, as a URL has it: "blog/index.html" on base "/shop/" → "/shop/blog/", "café.pdf" → "/shop/caf%C3%A9.pdf". */
export const servedPath = (file: string, { base }: Address): string =>
  base + file.replace(/(^|\/)index\.html$/, '$1').replace(/[^\w/.~-]+/g, encodeURIComponent);

/** Whether a file has the form of name that the bundler gives to what it makes, which changes with its content: "assets/menu-FPGR57VG.js", or its compressed sibling. */
export const isHashed = (file: string): boolean => /^assets\/(?:.*\/)?[^/]+-[A-Z0-9]{8}\.\w+(?:\.br|\.gz)?$/.test(file);

/** A short name for some bytes: SHA-1 in base64url, 27 characters. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

/** Puts a file into an output that does not hold it yet; gives the hash of its bytes. */
export function putNew(output: Output, file: File): string {
  const hash = hashOf(file.bytes);
  if (!output.has(file.path, hash)) output.put(file, hash);
  return hash;
}

/** A hash for the name of a file, in the form of the bundler's: eight capitals and digits, by which a host knows names that change with their content. */
export const nameHashOf = (...parts: (string | Uint8Array)[]): string =>
  Buffer.from(hashOf(...parts), 'base64url')
    .toString('hex')
    .slice(0, 8)
    .toUpperCase();
