/** Renders Markdown: links get the site's base, headings an id, pictures their sizes. */
import GithubSlugger from 'github-slugger';
import type { MarkedExtension, Token, Tokens } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { allTokens, createMarked, tokensOf } from '../markdown.ts';
import type { Picture } from '../model.ts';
import { hrefOf } from './address.ts';
import { Picture as PictureElement } from './picture.tsx';
import { type Shell, ShellProvider, useShell } from './shell.tsx';

export type { MarkedExtension } from 'marked';

/** The pictures of a text, by the names it uses for them: the field `pictures` of an entry. */
export type Pictures = Readonly<Record<string, Picture>>;

export type Heading = { level: number; text: string; id: string };

/** `extension` changes how tokens are rendered, as marked describes it: code (to highlight it), a `block` such as ":::note", or any other. */
type Options = { pictures?: Pictures | undefined; sizes?: string; extension?: MarkedExtension };

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
    const text = textOf(token.tokens ?? []);
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
    Object.assign(token, { id });
    return { level: (token as Tokens.Heading).depth, text, id };
  });
  last = { markdown, tokens, headings };
  return last;
}

/** Returns the words in Markdown tokens: "Use *this* now" → "Use this now". */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(token => ('tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : token.raw))
    .join('');

export function Prose({ markdown, className, ...options }: Options & { markdown: string; className?: string }) {
  const html = htmlOf(parseMarkdown(markdown).tokens, useShell(), options);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own texts
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Returns tokens as HTML. */
export function htmlOf(tokens: Token[], shell: Shell, options: Options) {
  const { address, links = {} } = shell;
  const { pictures = {}, sizes = '100vw', extension = {} } = options;
  const based = (href: string) => (/^\/(?!\/)/.test(href) ? hrefOf(href, address) : href);
  const own = structuredClone(tokens);
  for (const token of allTokens(own))
    if (token.type === 'link' || (token.type === 'image' && !pictures[token.href]))
      token.href = based(links[token.href] ?? token.href);
  const marked = createMarked();
  marked.use({
    renderer: {
      heading({ depth, tokens, ...rest }) {
        return `<h${depth} id="${Reflect.get(rest, 'id')}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      html: ({ text }) => text.replace(/(?<=\b(?:src|href|poster)=["'])[^"']+/g, href => based(links[href] ?? href)),
      image({ href, text: alt }) {
        const of = pictures[href];
        if (!of) return false;
        const picture = <PictureElement of={of} alt={alt} sizes={sizes} />;
        return renderToStaticMarkup(<ShellProvider value={shell}>{picture}</ShellProvider>);
      },
      // A picture that is a whole paragraph is a figure, with its title as the caption.
      paragraph({ tokens: [image, ...others] }) {
        if (image?.type !== 'image' || others.length > 0) return false;
        const caption = image.title && renderToStaticMarkup(<figcaption>{image.title}</figcaption>);
        return `<figure>${this.parser.parseInline([image])}${caption ?? ''}</figure>\n`;
      },
    },
  });
  marked.use(extension);
  // Not `parse`, which adds a request to report an error to marked.
  return marked.parser(own);
}
