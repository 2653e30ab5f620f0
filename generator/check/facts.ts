/** A part of a finished page → its facts, by a real HTML parser. */
import { Parser } from 'htmlparser2';
import type { PageFacts } from './inspect.ts';
import { plain, squeeze } from './plain.ts';

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
export type PartFacts = Omit<PageFacts, 'file'> & { isClosed: boolean };

/** Parses a part of a page. */
export function factsOf(html: string): PartFacts {
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
