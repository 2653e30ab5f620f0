/** One finished page → the facts that the rules need. It is read once, by a real HTML parser, and what pages share once for all of them. */
import { remembering } from '../remembering.ts';
import { factsOf } from './facts.ts';
import type { Part } from './parts.ts';

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
