/** A site built in memory, its pages read through a DOM: for tests of whole sites. */
import { parseHTML } from 'linkedom';
import { build, type Options } from '../build.ts';
import { servedPath } from '../model.ts';

export type OpenSite = {
  /** The paths of its pages under the base, sorted: ["/", "/404.html", "/about/"…]. */
  paths: string[];
  /** The page at a path. */
  page: (path: string) => Document;
  /** The text of a file: "sitemap.xml". */
  text: (file: string) => string;
  /** The addresses of all its files. */
  urls: ReadonlySet<string>;
  /** Every file that is text, by name. */
  texts: Map<string, string>;
};

const isText = (file: string) => /\.(html|xml|txt|svg|js|css|webmanifest)$/.test(file);

let ours: Promise<OpenSite> | undefined;

/** This project's site, built once for all the tests of a worker: they read it, and change nothing. */
export function openOurs(): Promise<OpenSite> {
  ours ??= openSite(process.cwd());
  return ours;
}

/** Builds the site in `root`. */
export async function openSite(root: string, options: Options = {}): Promise<OpenSite> {
  const { files, routes, address } = await build(root, options);
  const texts = new Map(
    files.filter(file => isText(file.path)).map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
  );
  const fileOf = new Map(routes.filter(route => route.file.endsWith('.html')).map(route => [route.path, route.file]));
  const text = (file: string) => {
    const found = texts.get(file);
    if (found === undefined) throw new Error(`the site has no file ${file}`);
    return found;
  };
  const parsed = new Map<string, Document>();
  return {
    urls: new Set(files.map(({ path }) => address.origin + servedPath(path, address))),
    texts,
    text,
    paths: [...fileOf.keys()].sort(),
    page(path) {
      const document = parsed.get(path) ?? parse(text(fileOf.get(path) ?? path));
      parsed.set(path, document);
      return document;
    },
  };
}

/** HTML reads the names of attributes in lower case, and this parser does not: React writes popoverTarget, dateTime. */
function parse(html: string): Document {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), value);
    }
  }
  return document as unknown as Document;
}

/** The elements below one that a selector finds, in order. */
export const all = (node: ParentNode, selector: string): Element[] => [...node.querySelectorAll(selector)];

/** An element's text as a reader meets it, without what stands there for machines or screen readers alone. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
