/** Renders Markdown: links get the site's base, headings an id, pictures their sizes. */
import GithubSlugger from 'github-slugger';
import type { Parser, RendererExtension, Token, Tokens } from 'marked';
import type { FunctionComponent, PropsWithChildren, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { allTokens, block, createMarked, type Extensions, mapAddresses, tokensOf, wordsIn } from '../markdown.ts';
import type { Picture } from '../model.ts';
import { hrefOf } from './address.ts';
import { Picture as PictureElement } from './picture.tsx';
import { type Shell, ShellProvider, useShell } from './shell.tsx';

export type Pictures = Readonly<Record<string, Picture>>;
export type Heading = { level: number; text: string; id: string };

type Options = {
  pictures?: Pictures | undefined;
  /** The links in the text to other texts and files, the field `links` of an entry; by default those of the page's own entry. */
  links?: Shell['links'];
  sizes?: string;
  /** Components for a `block`, ":::note", and for what extensions find, by their names. They get a token's `props`, and what is in it. */
  components?: Readonly<Record<string, (props: never) => ReactNode>>;
  /** What the ids of headings and footnotes begin with: two texts on a page must not have the same. */
  idPrefix?: string;
};

/** Returns the tokens of a text, and its headings, for a table of contents. Each heading's token has the same `id`. */
export function parseMarkdown(markdown: string, extensions: Extensions = []): { tokens: Token[]; headings: Heading[] } {
  if (typeof markdown !== 'string') throw new Error('there is no text: a schema names it, `body: z.string()`');
  const tokens = tokensOf(markdown, extensions);
  const slugger = new GithubSlugger();
  const headings = [...allTokens(tokens)].flatMap(token => {
    if (token.type !== 'heading') return [];
    const text = wordsOf(token.tokens ?? []);
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
    Object.assign(token, { id });
    return { level: (token as Tokens.Heading).depth, text, id };
  });
  return { tokens, headings };
}

/** Returns the words in Markdown tokens, as a reader sees them: "Use *this* &amp; that" → "Use this & that". */
const wordsOf = (tokens: readonly Token[]): string => tokens.map(wordsOfToken).join('');
const wordsOfToken = ({ type, tokens, text = '' }: Tokens.Generic): string =>
  tokens ? wordsOf(tokens) : /^(?:codespan|escape)$/.test(type) ? text : wordsIn(text);

export function Prose({ markdown, className, ...options }: Options & { markdown: string; className?: string }) {
  const shell = useShell();
  const html = htmlOf(parseMarkdown(markdown, shell.markdown).tokens, shell, options);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own texts
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const noScripts = { islands: [], client: undefined };
/** Stands for the HTML in a component until it is rendered. */
const place = '\0';

export function htmlOf(tokens: Token[], shell: Pick<Shell, 'address'> & Partial<Shell>, options: Options) {
  const { address, markdown = [] } = shell;
  const { pictures = {}, links = shell.links ?? {}, sizes = '100vw', components = {}, idPrefix = '' } = options;
  const rendered = (node: ReactNode) =>
    renderToStaticMarkup(<ShellProvider value={{ scripts: noScripts, ...shell }}>{node}</ShellProvider>);
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
        return rendered(<PictureElement of={of} alt={wordsOf(tokens)} sizes={sizes} />);
      },
      // A picture that is a whole paragraph is a figure, with its title as the caption.
      paragraph({ tokens: [image, ...others] }) {
        if (image?.type !== 'image' || others.length > 0) return false;
        const caption = image.title && renderToStaticMarkup(<figcaption>{wordsIn(image.title)}</figcaption>);
        return `<figure>${this.parser.parseInline([image])}${caption ?? ''}</figure>\n`;
      },
    },
  });
  const found = [block, ...markdown.flatMap(one => one.extensions ?? [])];
  const renderers = found.map((one): RendererExtension => {
    const Component = components[one.name] as FunctionComponent<PropsWithChildren> | undefined;
    function renderer(this: { parser: Parser }, { props, tokens, text }: Tokens.Generic) {
      if (!Component && 'renderer' in one) return false;
      const isBlock = 'level' in one && one.level === 'block';
      const html = tokens ? this.parser[isBlock ? 'parse' : 'parseInline'](tokens) : '';
      // React has no children that are HTML.
      const children = tokens ? place : text;
      const node = Component ? <Component {...props}>{children}</Component> : children;
      return rendered(node).replaceAll(place, () => html);
    }
    return { name: one.name, renderer };
  });
  marked.use(...markdown, { extensions: renderers });
  // Not `parse`, which adds a request to report an error to marked.
  return marked.parser(own);
}
