/** Parses a finished page: one tree, walked once to index its elements and attributes by name. */
import { parseDocument } from 'htmlparser2';
import { addTo } from '../model.ts';
import { type Element, type Load, loadsOf } from './loads.ts';

type Tree = ReturnType<typeof parseDocument>;
type Node = Tree['children'][number];
type DomElement = Extract<Node, { attribs: object }>;

/** A finished page, as rules see it, a site's own included. What is in a `<template>` is not part of the page. */
export type CheckedPage = {
  file: string;
  html: string;
  lang: string;
  titles: string[];
  /** `name` or `property` of meta elements → contents. */
  meta: Map<string, string[]>;
  isIndexed: boolean;
  headings: { level: number; text: string }[];
  /** `label` is what a screen reader reads instead of the text, if it is set. */
  links: { href: string; text: string; label: string }[];
  loads: Load[];
  jsonLd: string[];
  css: string;
  /** What visitors read or hear, a line for each block; `prose` is the same without code. */
  text: string;
  prose: string;
  elements: (name: string) => readonly Element[];
  attributes: (name: string) => readonly string[];
};

export function parsePage(file: string, html: string): CheckedPage {
  const tree = parseDocument(html);
  const byName = new Map<string, DomElement[]>();
  const byAttribute = new Map<string, string[]>();
  const headings: CheckedPage['headings'] = [];
  function walk(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (!('attribs' in node) || node.name === 'template') continue;
      addTo(byName, node.name, node);
      for (const name in node.attribs) addTo(byAttribute, name, node.attribs[name] ?? '');
      if (/^h[1-6]$/.test(node.name)) headings.push({ level: Number(node.name[1]), text: wordsOf(node) });
      walk(node.children);
    }
  }
  walk(tree.children);
  const elements = (name: string) => byName.get(name) ?? [];
  const attributes = (name: string) => byAttribute.get(name) ?? [];
  const meta: CheckedPage['meta'] = new Map();
  for (const { attribs } of elements('meta'))
    addTo(meta, attribs.name ?? attribs.property ?? '', attribs.content ?? '');
  // A title in the body belongs to a drawing.
  const titles = elements('title').filter(({ parent }) => parent && 'name' in parent && parent.name === 'head');
  const css = elements('style').map(sourceOf).join('\n');
  const text = textOf(tree, unread);
  return {
    file,
    html,
    lang: elements('html')[0]?.attribs.lang ?? '',
    titles: titles.map(title => collapse(sourceOf(title)).trim()),
    meta,
    isIndexed: !/(?:^|[\s,])(?:noindex|none)\b/i.test(meta.get('robots')?.[0] ?? ''),
    headings,
    links: elements('a').flatMap(linkOf),
    loads: loadsOf(elements, attributes('style'), css),
    jsonLd: elements('script').flatMap(one => (one.attribs.type === 'application/ld+json' ? sourceOf(one) : [])),
    css,
    text,
    prose: /<(?:pre|code|kbd|samp)\b/.test(html) ? textOf(tree, unreadOrCode) : text,
    elements,
    attributes,
  };
}

function linkOf(element: DomElement): CheckedPage['links'] {
  const { href, 'aria-label': label = '', title = '' } = element.attribs;
  return href === undefined ? [] : [{ href, text: wordsOf(element) || label || title, label }];
}

/** Elements whose text continues the text around them. */
const inline = new Set('a abbr b bdi code data em i img kbd mark samp span strong sub sup time u wbr'.split(' '));
const unread = new Set('head title style script template'.split(' '));
const unreadOrCode = new Set([...unread, 'pre', 'code', 'kbd', 'samp']);

/** Returns the text in a part of a page, a line for each block, leaving out the elements named by `without`. */
function textOf(node: Node | Tree, without: ReadonlySet<string>): string {
  if (node.type === 'text') return collapse(node.data);
  if (!('children' in node)) return '';
  const name = 'name' in node ? node.name : '';
  if (without.has(name)) return ' ';
  let text = 'attribs' in node && name === 'img' ? (node.attribs.alt ?? '') : '';
  for (const child of node.children) text += textOf(child, without);
  return inline.has(name) ? text : `\n${text}\n`;
}

const wordsOf = (element: DomElement) => collapse(textOf(element, unread)).trim();
const sourceOf = ({ children: [child] }: DomElement) => (child?.type === 'text' ? child.data : '');

const collapse = (text: string) => text.replace(/[^\S ]\s*|\s{2,}/g, ' ');
