/** Builds a site in memory and parses its pages into a DOM, for tests of whole sites. */
import { parseHTML } from 'linkedom';
import type { Content } from '../../content/schema.ts';
import type { Options } from '../../generator/build.ts';
import { build } from '../../generator/testing/memory.ts';

export type OpenSite = {
  /** What is public of its content. */
  content: Content;
  /** The paths of its pages, without the base, sorted: ["/", "/404.html", "/about/"…]. */
  paths: string[];
  page: (path: string) => Document;
  /** Returns the HTML of a page. */
  html: (path: string) => string;
  /** Returns the text of a file: "sitemap.xml". */
  text: (file: string) => string;
  texts: Map<string, string>;
};

const isText = (file: string) => /\.(html|xml|txt|svg|js|css)$/.test(file);

let ours: Promise<OpenSite> | undefined;

/** Opens this project's site, built once for all tests of a worker, which must not change it. */
export function openOurs(): Promise<OpenSite> {
  ours ??= openSite(process.cwd());
  return ours;
}

export async function openSite(root: string, options: Options = {}): Promise<OpenSite> {
  const { files, routes, reading } = await build(root, options);
  const texts = new Map(
    files.filter(file => isText(file.path)).map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
  );
  const fileOf = new Map(routes.filter(route => route.file.endsWith('.html')).map(route => [route.path, route.file]));
  const text = (file: string) => {
    const found = texts.get(file);
    if (found === undefined) throw new Error(`the site has no file ${file}`);
    return found;
  };
  const html = (path: string) => text(fileOf.get(path) ?? path);
  const parsed = new Map<string, Document>();
  return {
    content: reading.content as Content,
    texts,
    text,
    html,
    paths: [...fileOf.keys()].sort(),
    page(path) {
      const document = parsed.get(path) ?? parse(html(path));
      parsed.set(path, document);
      return document;
    },
  };
}

/** Parses HTML and converts attribute names to lower case as browsers do, because linkedom does not: React writes popoverTarget, dateTime. */
function parse(html: string): Document {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), value);
    }
  }
  return document as unknown as Document;
}

/** Returns the descendants that match a selector, in document order. */
export const all = (node: ParentNode, selector: string): Element[] => [...node.querySelectorAll(selector)];

/** Returns the targets of the links that match a selector. */
export const hrefs = (node: ParentNode, selector: string): string[] =>
  all(node, selector).map(link => link.getAttribute('href') ?? '');

/** Returns an element's text with its white space collapsed. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
