/** One finished page → the facts that the rules need. The page is read through a real HTML parser, once. */
import { parseHTML } from 'linkedom';
import type { File } from '../compile.ts';

export type Link = { href: string; text: string; target: string; rel: string };

export type PageFacts = {
  file: string;
  lang: string;
  titles: string[];
  /** name or property → contents, in order. */
  meta: Map<string, string[]>;
  canonicals: string[];
  /** The levels of h1 to h6, in order, with their texts. */
  headings: { level: number; text: string }[];
  ids: string[];
  /** Attributes that name another element's id: ["aria-labelledby", "faq-title"]. */
  idReferences: [attribute: string, id: string][];
  links: Link[];
  /** Sources of pictures, frames and scripts, and link elements that load something. */
  loads: string[];
  imagesWithoutAlt: string[];
  /** The texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** What a visitor reads: text, and the machine forms beside it (datetime, value, href, alt). */
  visible: string;
};

const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];

/** Parses one HTML file. Returns undefined for other files. */
export function inspect({ path, bytes }: File): PageFacts | undefined {
  if (!path.endsWith('.html')) return undefined;
  const { document } = parseHTML(bytes.toString());
  const all = (selector: string) => [...document.querySelectorAll(selector)] as Element[];
  // React writes some names in camel case, which HTML reads in lower case and this parser does not: popoverTarget, dateTime.
  for (const element of all('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), value);
    }
  }
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

  const meta = new Map<string, string[]>();
  for (const element of all('meta[content]')) {
    const name = attribute(element, 'name') || attribute(element, 'property');
    meta.set(name, [...(meta.get(name) ?? []), attribute(element, 'content')]);
  }
  const facts: PageFacts = {
    file: path,
    lang: attribute(document.documentElement as unknown as Element, 'lang'),
    titles: all('head title').map(textOf),
    meta,
    canonicals: all('link[rel=canonical]').map(element => attribute(element, 'href')),
    headings: all('h1,h2,h3,h4,h5,h6').map(element => ({ level: Number(element.tagName[1]), text: textOf(element) })),
    ids: all('[id]').map(element => attribute(element, 'id')),
    idReferences: referring.flatMap(name =>
      all(`[${name}]`).flatMap(element =>
        attribute(element, name)
          .split(/\s+/)
          .map(id => [name, id] as [string, string]),
      ),
    ),
    links: all('a[href]').map(element => ({
      href: attribute(element, 'href'),
      text: textOf(element) || attribute(element, 'aria-label'),
      target: attribute(element, 'target'),
      rel: attribute(element, 'rel'),
    })),
    loads: [
      ...all('img[src],iframe[src],script[src]').map(element => attribute(element, 'src')),
      ...all('link[href]:not([rel=canonical])').map(element => attribute(element, 'href')),
    ],
    imagesWithoutAlt: all('img:not([alt])').map(element => attribute(element, 'src')),
    jsonLd: all('script[type="application/ld+json"]').map(element => element.textContent ?? ''),
    visible: '',
  };
  for (const element of all('script,style,template')) element.remove();
  const machine = ['datetime', 'value', 'href', 'alt'].flatMap(name =>
    all(`body [${name}]`).map(e => attribute(e, name)),
  );
  facts.visible = [textsOf(document.body as unknown as Node), ...machine].join('\n');
  return facts;
}

/** The text below a node, with spaces around blocks: "<p><b>4</b> courses</p><p>…" reads "4 courses …". */
function textsOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  const inside = [...node.childNodes].map(textsOf).join('');
  return inline.has((node as Element).tagName) ? inside : ` ${inside} `;
}

const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'DATA', 'EM', 'I', 'SPAN', 'STRONG', 'TIME']);
