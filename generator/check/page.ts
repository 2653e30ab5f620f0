/** Parses a finished page in one pass, which indexes its elements and attributes by name and collects its text. */
import { Parser } from 'htmlparser2';
import { addTo } from '../model.ts';

/** An element, and which parts of the page's text are in it; `source` is the text of one without elements in it. */
type Found = Element & { parent?: Found; isHidden: boolean; isRead: boolean; at: number; end: number; source: string };

/** A finished page, as rules see it, a site's own included. What is in a `<template>` is not part of the page. */
export type CheckedPage = {
  file: string;
  html: string;
  lang: string;
  titles: string[];
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
  const byName = new Map<string, Found[]>();
  const byAttribute = new Map<string, string[]>();
  const parts: string[] = [];
  let current: Found = { name: '', attribs: {}, isHidden: false, isRead: true, at: 0, end: 0, source: '' };
  let data = '';
  function endText(): void {
    if (data !== '' && current.isRead) parts.push(collapse(data));
    data = '';
  }
  new Parser({
    ontext(more) {
      data += more;
    },
    onopentag(name, attribs) {
      endText();
      const isRead = current.isRead && !unread.has(name);
      const isHidden = current.isHidden || name === 'template';
      const at = parts.length;
      if (current.isRead && !inline.has(name)) parts.push(isRead ? '\n' : ' ');
      if (isRead && name === 'img' && attribs.alt) parts.push(attribs.alt);
      current = { name, attribs, parent: current, isHidden, isRead, at, end: at, source: '' };
      if (isHidden) return;
      addTo(byName, name, current);
      for (const attribute in attribs) addTo(byAttribute, attribute, attribs[attribute] ?? '');
    },
    onclosetag(name) {
      current.source = data;
      endText();
      if (current.isRead && !inline.has(name)) parts.push('\n');
      current.end = parts.length;
      current = current.parent ?? current;
    },
  }).end(html);
  endText();
  const elements = (name: string) => byName.get(name) ?? [];
  const attributes = (name: string) => byAttribute.get(name) ?? [];
  const wordsOf = ({ at, end }: Found) => collapse(parts.slice(at, end).join('')).trim();
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap(elements).sort((a, b) => a.at - b.at);
  const meta: CheckedPage['meta'] = new Map();
  for (const { attribs } of elements('meta'))
    addTo(meta, attribs.name ?? attribs.property ?? '', attribs.content ?? '');
  // A title in the body belongs to a drawing.
  const titles = elements('title').filter(({ parent }) => parent?.name === 'head');
  const css = Array.from(elements('style'), ({ source }) => source).join('\n');
  const prose = [...parts];
  for (const { at, end } of code.flatMap(elements)) prose.fill(' ', at, end);
  return {
    file,
    html,
    lang: elements('html')[0]?.attribs.lang ?? '',
    titles: titles.map(({ source }) => collapse(source).trim()),
    meta,
    isIndexed: !/(?:^|[\s,])(?:noindex|none)\b/i.test(meta.get('robots')?.[0] ?? ''),
    headings: headings.map(found => ({ level: Number(found.name[1]), text: wordsOf(found) })),
    links: [...elements('a'), ...elements('area')].flatMap(found => {
      const { href, 'aria-label': label = '', title = '', alt = '' } = found.attribs;
      return href === undefined ? [] : { href, text: wordsOf(found) || label || title || alt, label };
    }),
    loads: loadsOf(elements, attributes('style'), css),
    jsonLd: elements('script').flatMap(one => (one.attribs.type === 'application/ld+json' ? one.source : [])),
    css,
    text: `\n${parts.join('')}\n`,
    prose: `\n${prose.join('')}\n`,
    elements,
    attributes,
  };
}

/** Elements whose text continues the text around them. */
const inline = new Set('a abbr b bdi code data em i img kbd mark samp span strong sub sup time u wbr'.split(' '));
const unread = new Set('head title style script template'.split(' '));
const code = ['pre', 'code', 'kbd', 'samp'];
const collapse = (text: string) => text.replace(/[^\S ]\s*|\s{2,}/g, ' ');
export type Element = { name: string; attribs: Record<string, string> };
export type Load = { href: string; isAtOnce: boolean };
const loading = 'link script iframe embed object img video audio source track input use image'.split(' ');

function loadsOf(elements: (name: string) => readonly Element[], styles: readonly string[], css: string) {
  const loads: Load[] = [];
  const add = (hrefs: readonly (string | undefined)[], isAtOnce: boolean) => {
    // "#a" is a drawing in the page itself.
    for (const href of hrefs) if (href !== undefined && !href.startsWith('#')) loads.push({ href, isAtOnce });
  };
  for (const { name, attribs } of loading.flatMap(elements)) {
    const { src, data, href = attribs['xlink:href'], poster, srcset, imagesrcset, rel = '' } = attribs;
    // Other links, such as the canonical, load nothing.
    if (name === 'link' && !/\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/i.test(rel)) continue;
    const isLater = attribs.loading === 'lazy' || attribs.preload === 'none' || /icon|manifest/i.test(rel);
    add([src, data, href], !isLater && name !== 'source' && name !== 'track');
    add([poster], !isLater);
    // Of several sizes a browser fetches one, instead of `src`.
    add(candidates(srcset ?? imagesrcset), false);
  }
  const addStyles = (sheet: string, isAtOnce: boolean) => {
    for (const [, , quoted, plain] of sheet.matchAll(/url\(\s*(?:(["'])(.*?)\1|([^\s"')]*))/g))
      add([quoted ?? plain], isAtOnce);
    for (const [, href] of sheet.matchAll(/@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/g)) add([href], true);
  };
  addStyles(styles.join('\n'), true);
  // Of a style sheet a browser fetches what the page uses, such as one of several fonts.
  addStyles(css, false);
  return loads;
}

const candidates = (srcset = ''): string[] =>
  Array.from(srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g), ([, url = '']) => url);
