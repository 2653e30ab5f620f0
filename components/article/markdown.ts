/** Converts Markdown to HTML, and lists its headings with their ids. The content is our own, so raw HTML is rejected instead of sanitized. */
import './margin-note.css';
import './prose.css';
import { slug } from 'github-slugger';
import { lexer, Marked, type Token, type Tokens, walkTokens } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../../content/schemas/pictures.ts';
import { type Address, hrefOf } from '../../generator/react/address.ts';
import { DotText } from '../dots/monogram.tsx';
import { escapeXml } from '../lib/escape-xml.ts';
import { dyeOf } from '../lib/family.ts';
import { textOf, unbreakable } from '../lib/inline-text.ts';
import { pictureElement } from '../ui/picture.tsx';
import { DotChart } from './dot-chart.tsx';
import { lintToken } from './markdown-lint.ts';
import { tableHtml } from './table.ts';

/** The pictures of a text, by the names it uses for them. */
export type Pictures = Readonly<Record<string, Picture>>;

export type Heading = { level: number; text: string; id: string };

type Parsed = { markdown: string; tokens: Token[]; headings: Heading[] };

/** The last parsed text, cached because a page needs its headings and then its HTML. */
let last: Parsed | undefined;

function parse(markdown: string): Parsed {
  if (last?.markdown === markdown) return last;
  const used = new Set<string>();
  const tokens = lexer(markdown);
  walkTokens(tokens, lintToken);
  const headings = headingsIn(tokens).map(({ depth, tokens }) => {
    const text = textOf(tokens);
    return { level: depth, text, id: anchorOf(text, used) };
  });
  last = { markdown, tokens, headings };
  return last;
}

/** Returns the headings of a text in order, for a table of contents. */
export const headingsOf = (markdown: string): Heading[] => parse(markdown).headings;

/** Returns the chapters of a text, which are numbered and have a table of contents: its level 2 headings, or none if there are fewer than three. */
export function chaptersOf(markdown: string): Heading[] {
  const chapters = headingsOf(markdown).filter(({ level }) => level === 2);
  return chapters.length < 3 ? [] : chapters;
}

/** Finds headings at the top level, in quotations and in lists. */
const headingsIn = (tokens: readonly Token[]): Tokens.Heading[] =>
  tokens.flatMap(token => {
    if (token.type === 'heading') return token as Tokens.Heading;
    if (token.type === 'list') return headingsIn((token as Tokens.List).items.flatMap(item => item.tokens));
    return token.type === 'blockquote' ? headingsIn((token as Tokens.Blockquote).tokens) : [];
  });

/** What a text is rendered with; `headings` yields those not rendered yet, `numbers` the number of the next chapter. */
type Context = { address: Address; pictures: Pictures; headings: Iterator<Heading>; numbers: Iterator<number> };

/** The `sizes` of a picture in a text, which is as wide as the text column. */
const pictureSizes = '(min-width: 48rem) 44rem, 92vw';

/** Gives headings an id and a link to themselves, puts internal links under the site's base, and opens other sites in a new tab. */
const rendererWith = ({ address, pictures, headings, numbers }: Context) =>
  new Marked({
    renderer: {
      html({ text }) {
        const error = `raw HTML in Markdown: ${text.trim()}; write it in Markdown, or in backticks to show it`;
        throw new Error(error, { cause: { text: text.trim().split('\n', 1)[0] } });
      },
      code({ lang, text }) {
        if (!lang) return false;
        if (lang === 'dots') return renderToStaticMarkup(createElement(DotChart, { block: text }));
        const error = `a code block with the language "${lang}": the only one is "dots"; leave code without a language`;
        throw new Error(error, { cause: { text: `\`\`\`${lang}` } });
      },
      heading({ depth, tokens }) {
        const { id, text } = headings.next().value as Heading;
        const number = depth === 2 ? numbers.next().value : undefined;
        const words = this.parser.parseInline(tokens);
        // The number is drawn; one that is written is read aloud and printed.
        const heading = `<h${depth} id="${id}">${number ? words.replace(/^\d+\. /, '<span class="prose-number">$&</span>') : words}</h${depth}>`;
        const drawn = number
          ? `<div class="prose-chapter bleed margin-note ground-${dyeOf(number)}">${renderToStaticMarkup(createElement(DotText, { text: `${number}` }))}</div>`
          : '';
        // A sibling of the heading, not a child, so that a screen reader's list of headings has no "Link to" in it.
        return `<div class="prose-heading">${drawn}${heading}<a class="prose-anchor" href="#${id}" aria-label="${escapeXml(`Link to “${text}”`)}">#</a></div>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (href.startsWith('/')) return `<a href="${escapeXml(hrefOf(href, address))}">${text}</a>`;
        if (href.startsWith(`${address.origin}/`))
          throw new Error(`${href} is on this site: write only its path`, { cause: { text: href } });
        if (!href.startsWith('https:')) return `<a href="${escapeXml(href)}">${text}</a>`;
        return `<a href="${escapeXml(href)}" target="_blank" rel="noopener">${text}<span class="sr-only"> (opens in a new tab)</span></a>`;
      },
      checkbox: ({ checked }) =>
        `<input type="checkbox" disabled aria-label="${checked ? 'Done' : 'To do'}"${checked ? ' checked' : ''}> `,
      text(token) {
        if ('tokens' in token && token.tokens) return false;
        const html = 'escaped' in token && token.escaped ? token.text : escapeXml(token.text);
        return html
          .split(unbreakable)
          .reduce((all, part, i) => all + (i % 2 ? `<span class="nowrap">${part}</span>` : part));
      },
      // A paragraph that consists of a picture becomes a figure, with the picture's title as its caption.
      paragraph({ tokens }) {
        const [image, ...others] = tokens;
        if (image?.type !== 'image' || others.length > 0) return false;
        const picture = this.parser.parseInline(tokens);
        const caption = image.title ? `<figcaption>${escapeXml(image.title)}</figcaption>` : '';
        return `<figure>${picture}${caption}</figure>\n`;
      },
      image({ href, text: alt }) {
        const of = pictures[href];
        const cause = { text: href };
        if (!of) throw new Error(`unknown picture in Markdown: write it as ![what it shows](${href})`, { cause });
        return renderToStaticMarkup(pictureElement({ of, alt, sizes: pictureSizes }, address));
      },
      table({ header, rows }) {
        const cellOf = ({ tokens, align }: Tokens.TableCell) => ({
          align,
          html: this.parser.parseInline(tokens),
          text: textOf(tokens),
        });
        return tableHtml(
          header.map(cellOf),
          rows.map(row => row.map(cellOf)),
        );
      },
    },
  });

/** Returns a text as HTML in two parts, split before the level 2 heading nearest to the middle; in one part if only the first line is such a heading. */
export function htmlPartsOf(markdown: string, address: Address, pictures: Pictures = {}): string[] {
  const { headings, tokens } = parse(markdown);
  const numbers = chaptersOf(markdown)
    .map((_, i) => i + 1)
    .values();
  const renderer = rendererWith({ address, pictures, headings: headings.values(), numbers });
  const middle = middleOf(tokens);
  const parts = middle > 0 ? [tokens.slice(0, middle), tokens.slice(middle)] : [tokens];
  // Not `renderer.parse`, which adds a request to report the error to marked.
  return parts.map(part => renderer.parser(part));
}

/** Returns the token index of the level 2 heading nearest to the middle of the text, or 0 if there is none. */
function middleOf(tokens: readonly Token[]): number {
  const half = tokens.reduce((sum, { raw }) => sum + raw.length, 0) / 2;
  let passed = 0;
  let nearest = { at: 0, distance: half };
  for (const [at, token] of tokens.entries()) {
    const distance = Math.abs(passed - half);
    if (token.type === 'heading' && token.depth === 2 && distance < nearest.distance) nearest = { at, distance };
    passed += token.raw.length;
  }
  return nearest.at;
}

function anchorOf(text: string, used: Set<string>): string {
  const base = slug(text) || 'section';
  let id = base;
  for (let n = 2; used.has(id); n++) id = `${base}-${n}`;
  used.add(id);
  return id;
}
