/** Renders Markdown: links get the site's base, headings an id, pictures their sizes. */
import GithubSlugger from 'github-slugger';
import { type MarkedExtension, Parser, type Token, type Tokens } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { allTokens, createMarked, mapAddresses, tokensOf, wordsIn } from '../markdown.ts';
import type { Picture } from '../model.ts';
import { hrefOf } from './address.ts';
import { Picture as PictureElement } from './picture.tsx';
import { type Shell, ShellProvider, useShell } from './shell.tsx';

export type { MarkedExtension } from 'marked';
export type Pictures = Readonly<Record<string, Picture>>;
export type Heading = { level: number; text: string; id: string };

type Options = {
  pictures?: Pictures | undefined;
  /** The links in the text to other texts and files, the field `links` of an entry; by default those of the page's own entry. */
  links?: Shell['links'];
  sizes?: string;
  /** What the ids of headings and footnotes begin with: two texts on a page must not have the same. */
  idPrefix?: string;
  /** Changes how tokens are rendered, as marked describes it: code (to highlight it), a `block` such as ":::note", or any other. */
  extension?: MarkedExtension;
};

/** The last parsed text: a page often needs its headings, and then its HTML. */
let last: { markdown: string; tokens: Token[]; headings: Heading[] } | undefined;

/** Returns the tokens of a text, and its headings, for a table of contents. Each heading's token has the same `id`. */
export function parseMarkdown(markdown: string): { tokens: Token[]; headings: Heading[] } {
  if (typeof markdown !== 'string') throw new Error('there is no text: a schema names it, `body: z.string()`');
  if (last?.markdown === markdown) return last;
  const tokens = tokensOf(markdown);
  const slugger = new GithubSlugger();
  const headings = [...allTokens(tokens)].flatMap(token => {
    if (token.type !== 'heading') return [];
    const text = wordsOf(token.tokens ?? []);
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
    Object.assign(token, { id });
    return { level: (token as Tokens.Heading).depth, text, id };
  });
  last = { markdown, tokens, headings };
  return last;
}

/** Returns the words in Markdown tokens, as a reader sees them: "Use *this* &amp; that" → "Use this & that". */
const wordsOf = (tokens: Token[]): string => wordsIn(Parser.parseInline(tokens, inlineOptions));
const inlineOptions = createMarked().defaults;

export function Prose({ markdown, className, ...options }: Options & { markdown: string; className?: string }) {
  const html = htmlOf(parseMarkdown(markdown).tokens, useShell(), options);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own texts
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function htmlOf(tokens: Token[], shell: Pick<Shell, 'address' | 'links'>, options: Options) {
  const { address } = shell;
  const { pictures = {}, links = shell.links ?? {}, sizes = '100vw', idPrefix = '', extension = {} } = options;
  function hrefIn(written: string): string {
    const href = links[written] ?? written;
    if (href.startsWith('#')) return `#${idPrefix}${href.slice(1)}`;
    return /^\/(?!\/)/.test(href) ? hrefOf(href, address) : href;
  }
  const own = structuredClone(tokens);
  for (const token of allTokens(own))
    if (token.type === 'link' || (token.type === 'image' && !pictures[token.href])) token.href = hrefIn(token.href);
  const marked = createMarked(idPrefix);
  marked.use({
    renderer: {
      heading({ depth, tokens, ...rest }) {
        const id = idPrefix + Reflect.get(rest, 'id');
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      html: ({ text }) => mapAddresses(text, hrefIn),
      image({ href, tokens = [] }) {
        const of = pictures[href];
        if (!of) return false;
        const picture = <PictureElement of={of} alt={wordsOf(tokens)} sizes={sizes} />;
        const scripts = { islands: [], client: undefined };
        return renderToStaticMarkup(<ShellProvider value={{ ...shell, scripts }}>{picture}</ShellProvider>);
      },
      // A picture that is a whole paragraph is a figure, with its title as the caption.
      paragraph({ tokens: [image, ...others] }) {
        if (image?.type !== 'image' || others.length > 0) return false;
        const caption = image.title && renderToStaticMarkup(<figcaption>{wordsIn(image.title)}</figcaption>);
        return `<figure>${this.parser.parseInline([image])}${caption ?? ''}</figure>\n`;
      },
    },
  });
  marked.use(extension);
  // Not `parse`, which adds a request to report an error to marked.
  return marked.parser(own);
}
