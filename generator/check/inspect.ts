/** One finished page → the facts that the rules need. The page is read once, by a real HTML parser. */
import { Parser } from 'htmlparser2';

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
};

const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];
const spokenForms = ['aria-label', 'placeholder', 'title', 'aria-description'];
const machineForms = ['datetime', 'value', 'href', 'alt'];
const inline = new Set(['a', 'abbr', 'b', 'code', 'data', 'em', 'i', 'span', 'strong', 'time']);
/** What relations make a browser fetch something at once. */
const opening = new Set(['stylesheet', 'preload', 'modulepreload', 'icon']);
const silent = new Set(['script', 'style', 'template']);

type Attributes = Record<string, string>;

/** Parses one page. */
export function inspect(file: string, html: string): PageFacts {
  const facts: PageFacts = {
    file,
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
  };
  const shown: string[] = [];
  const machine: string[] = [];
  let isInBody = false;
  let silence: { name: string; isJsonLd: boolean; text: string } | undefined;
  /** Elements whose text is wanted: headings, links, the title. */
  const open: { name: string; text: string; done: (text: string) => void }[] = [];
  const take = (name: string, done: (text: string) => void) => open.push({ name, text: '', done });

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') isInBody = true;
      if (isInBody && !inline.has(name)) shown.push(' ');
      if (silent.has(name)) silence = { name, isJsonLd: attributes.type === 'application/ld+json', text: '' };
      // A title in the body belongs to a drawing.
      if (!(isInBody && name === 'title')) note(facts, name, attributes, take);
      if (isInBody) for (const form of machineForms) if (attributes[form]) machine.push(attributes[form]);
    },
    ontext(text) {
      if (silence) silence.text += text;
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
  parser.end(html);
  facts.visible = [squeeze(shown.join('')), ...machine].join('\n');
  return facts;
}

/** What one opening tag says. */
function note(
  facts: PageFacts,
  name: string,
  a: Attributes,
  take: (name: string, done: (text: string) => void) => void,
) {
  if (a.id !== undefined) facts.ids.push(a.id);
  for (const form of spokenForms) if (a[form]) facts.spoken.push(a[form]);
  for (const attribute of referring) {
    for (const id of a[attribute]?.split(/\s+/) ?? []) facts.idReferences.push([attribute, id]);
  }
  if (name === 'html') facts.lang = a.lang ?? '';
  else if (name === 'title') take(name, text => facts.titles.push(text));
  else if (name === 'meta' && a.content !== undefined) {
    const key = a.name ?? a.property ?? '';
    facts.meta.set(key, [...(facts.meta.get(key) ?? []), a.content]);
  } else if (name === 'link') {
    (a.rel === 'canonical' ? facts.canonicals : facts.loads).push(a.href ?? '');
    if (opening.has(a.rel ?? '')) facts.opening.push({ href: a.href ?? '', kind: a.rel ?? '' });
  } else if (name === 'use' && a.href !== undefined && !a.href.startsWith('#')) {
    facts.loads.push(a.href);
    facts.opening.push({ href: a.href, kind: name });
  } else if (/^h[1-6]$/.test(name)) {
    const heading = { level: Number(name[1]), text: '' };
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
  } else if (/^(img|iframe|script)$/.test(name) && a.src !== undefined) {
    facts.loads.push(a.src);
    if (a.loading !== 'lazy') facts.opening.push({ href: a.src, kind: name });
  }
  if (name === 'img' && a.alt === undefined) facts.imagesWithoutAlt.push(a.src ?? '');
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
