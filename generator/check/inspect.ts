/** One finished page → the facts that the rules need. It is read once, by a real HTML parser, and what pages share once for all of them. */
import { Parser } from 'htmlparser2';
import { remembering } from '../remembering.ts';
import type { Part } from './parts.ts';
import { plain, squeeze } from './plain.ts';

export type Link = { href: string; text: string; target: string; rel: string };

export type PageFacts = {
  /** Its file: "about/index.html". */
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
  /** Of these, what a browser fetches as soon as the page opens, also for `<use>` in drawings. */
  opening: { href: string; kind: string }[];
  imagesWithoutAlt: string[];
  /** The style sheets that stand in the page. */
  css: string;
  /** The texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** What a visitor hears or is prompted with: labels, placeholders, titles of elements. */
  spoken: string[];
  /** What a visitor reads: text, and the machine forms beside it (datetime, value, href, alt). */
  visible: string;
  /** The same, plain. */
  plain: string;
};

/** What attributes tell: ids of other elements, what a visitor hears or is prompted with, the machine's form of what is shown. */
const kinds = new Map<string, 'reference' | 'spoken' | 'machine'>([
  ...['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'].map(
    name => [name, 'reference'] as const,
  ),
  ...['aria-label', 'placeholder', 'title', 'aria-description'].map(name => [name, 'spoken'] as const),
  ...['datetime', 'value', 'href', 'alt'].map(name => [name, 'machine'] as const),
]);
const inline = new Set(['a', 'abbr', 'b', 'code', 'data', 'em', 'i', 'span', 'strong', 'time']);
/** What relations make a browser fetch something at once. */
const opening = new Set(['stylesheet', 'preload', 'modulepreload', 'icon']);
const silent = new Set(['script', 'style', 'template']);

type Attributes = Record<string, string>;

/** The facts of a part of a page. `isClosed`: whether all that it opens ends in it. */
type PartFacts = Omit<PageFacts, 'file'> & { isClosed: boolean };

/** Reads one page out of its parts. */
export function inspect(file: string, parts: readonly Part[]): PageFacts {
  const body = parts.findIndex(({ html }) => html.startsWith('<body'));
  const facts = parts.map(({ html, isShared }, i) => {
    // The parser must know of each part that it is in the body.
    const whole = body >= 0 && i > body ? `<body>${html}` : html;
    return isShared ? rememberedFacts(whole) : factsOf(whole);
  });
  const all = facts.every(({ isClosed }) => isClosed) ? facts : [factsOf(parts.map(({ html }) => html).join(''))];
  const meta: PageFacts['meta'] = new Map();
  for (const part of all) for (const [key, values] of part.meta) meta.set(key, [...(meta.get(key) ?? []), ...values]);
  return {
    file,
    meta,
    lang: all.find(({ lang }) => lang)?.lang ?? '',
    titles: all.flatMap(({ titles }) => titles),
    canonicals: all.flatMap(({ canonicals }) => canonicals),
    headings: all.flatMap(({ headings }) => headings),
    ids: all.flatMap(({ ids }) => ids),
    idReferences: all.flatMap(({ idReferences }) => idReferences),
    links: all.flatMap(({ links }) => links),
    loads: all.flatMap(({ loads }) => loads),
    opening: all.flatMap(({ opening }) => opening),
    imagesWithoutAlt: all.flatMap(({ imagesWithoutAlt }) => imagesWithoutAlt),
    css: all.map(({ css }) => css).join(''),
    jsonLd: all.flatMap(({ jsonLd }) => jsonLd),
    spoken: all.flatMap(({ spoken }) => spoken),
    visible: all.map(({ visible }) => visible).join('\n'),
    plain: all.map(({ plain }) => plain).join('\n'),
  };
}

const rememberedFacts = remembering(factsOf);

function factsOf(html: string): PartFacts {
  const facts: PartFacts = {
    lang: '',
    titles: [],
    meta: new Map(),
    canonicals: [],
    headings: [],
    ids: [],
    idReferences: [],
    links: [],
    loads: [],
    opening: [],
    imagesWithoutAlt: [],
    css: '',
    jsonLd: [],
    spoken: [],
    visible: '',
    plain: '',
    isClosed: true,
  };
  const shown: string[] = [];
  const machine: string[] = [];
  let isInBody = false;
  let [isAtEnd, hasText] = [false, false];
  let silence: { name: string; isJsonLd: boolean; text: string } | undefined;
  /** Elements whose text is wanted: headings, links, the title. */
  const open: { name: string; text: string; done: (text: string) => void }[] = [];
  const take = (name: string, done: (text: string) => void) => open.push({ name, text: '', done });

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') isInBody = true;
      if (isInBody && !inline.has(name)) shown.push(' ');
      if (silent.has(name)) silence = { name, isJsonLd: attributes.type === 'application/ld+json', text: '' };
      for (const attribute in attributes) {
        const value = attributes[attribute] ?? '';
        if (noteAttribute(facts, attribute, value) === 'machine' && isInBody && value) machine.push(value);
      }
      // A title in the body belongs to a drawing.
      if (!(isInBody && name === 'title')) noteElement(facts, name, attributes, take);
    },
    ontext(text) {
      if (isAtEnd) hasText = true;
      else if (silence) silence.text += text;
      else {
        for (const element of open) element.text += text;
        if (isInBody) shown.push(text);
      }
    },
    onclosetag(name) {
      if (isInBody && !inline.has(name)) shown.push(' ');
      if (silence?.name === name) {
        if (silence.isJsonLd) facts.jsonLd.push(silence.text);
        if (name === 'style') facts.css += silence.text;
        silence = undefined;
      }
      if (open.at(-1)?.name === name) {
        const element = open.pop();
        element?.done(squeeze(element.text));
      }
    },
  });
  parser.write(html);
  const isClosed = open.length === 0 && !silence;
  // A part may also end within a tag or a comment: there this is no text.
  isAtEnd = true;
  parser.write('.');
  facts.isClosed = isClosed && hasText;
  parser.end();
  facts.visible = [squeeze(shown.join('')), ...machine].join('\n');
  facts.plain = plain(facts.visible);
  return facts;
}

/** What an attribute says; gives its kind. */
function noteAttribute(facts: PartFacts, name: string, value: string) {
  if (name === 'id') facts.ids.push(value);
  const kind = kinds.get(name);
  if (kind === 'reference') for (const id of value.split(/\s+/)) facts.idReferences.push([name, id]);
  else if (kind === 'spoken' && value) facts.spoken.push(value);
  return kind;
}

/** What one opening tag says. */
function noteElement(
  facts: PartFacts,
  name: string,
  a: Attributes,
  take: (name: string, done: (text: string) => void) => void,
): void {
  const level = levels.get(name);
  if (level !== undefined) {
    const heading = { level, text: '' };
    facts.headings.push(heading);
    take(name, text => {
      heading.text = text;
    });
  } else if (name === 'a' && a.href !== undefined) {
    const link = { href: a.href, text: '', target: a.target ?? '', rel: a.rel ?? '' };
    facts.links.push(link);
    take(name, text => {
      link.text = text || (a['aria-label'] ?? '');
    });
  } else if (name === 'use' && a.href !== undefined && !a.href.startsWith('#')) {
    facts.loads.push(a.href);
    facts.opening.push({ href: a.href, kind: name });
  } else if (loading.has(name)) {
    if (name === 'img' && a.alt === undefined) facts.imagesWithoutAlt.push(a.src ?? '');
    if (a.src === undefined) return;
    facts.loads.push(a.src);
    if (a.loading !== 'lazy') facts.opening.push({ href: a.src, kind: name });
  } else if (name === 'html') facts.lang = a.lang ?? '';
  else if (name === 'title') take(name, text => facts.titles.push(text));
  else if (name === 'meta' && a.content !== undefined) {
    const key = a.name ?? a.property ?? '';
    facts.meta.set(key, [...(facts.meta.get(key) ?? []), a.content]);
  } else if (name === 'link') {
    (a.rel === 'canonical' ? facts.canonicals : facts.loads).push(a.href ?? '');
    if (opening.has(a.rel ?? '')) facts.opening.push({ href: a.href ?? '', kind: a.rel ?? '' });
  }
}

const levels = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, i) => [name, i + 1]));
const loading = new Set(['img', 'iframe', 'script']);
