/** Markdown → HTML and its headings, each with an anchor. Our own content, so raw HTML in it is refused rather than cleaned. */
import { slug } from 'github-slugger';
import { Marked, type Token, type Tokens } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../../content/schemas/pictures.ts';
import { escapeXml } from '../site/escape-xml.ts';
import { hyphened, wordsOf } from '../site/inline-text.ts';
import { type Address, hrefOf } from '../site/site.tsx';
import { pictureElement } from '../ui/picture.tsx';
import { figureHtml } from './figure.ts';
import { lex } from './lex.ts';
import { tableHtml } from './table.ts';

/** The pictures of a text, by their names in it. */
export type Pictures = Readonly<Record<string, Picture>>;

export type Heading = { level: number; text: string; id: string };

type Parsed = { markdown: string; tokens: Token[]; headings: Heading[] };

/** The last text parsed: a page asks for its headings and its HTML one after the other. */
let last: Parsed | undefined;

function parse(markdown: string): Parsed {
  if (last?.markdown === markdown) return last;
  const used = new Set<string>();
  const tokens = lex(markdown);
  const headings = headingsIn(tokens).map(({ depth, tokens }) => {
    const text = wordsOf(tokens);
    return { level: depth, text, id: anchorOf(text, used) };
  });
  last = { markdown, tokens, headings };
  return last;
}

/** The headings of a text, in order, for a table of contents. */
export const headingsOf = (markdown: string): Heading[] => parse(markdown).headings;

/** Headings stand at the top, in quotations and in lists. */
const headingsIn = (tokens: readonly Token[]): Tokens.Heading[] =>
  tokens.flatMap(token => {
    if (token.type === 'heading') return token as Tokens.Heading;
    if (token.type === 'list') return headingsIn((token as Tokens.List).items.flatMap(item => item.tokens));
    return token.type === 'blockquote' ? headingsIn((token as Tokens.Blockquote).tokens) : [];
  });

/** What is being rendered: where the site stands, the pictures by their names in the text, and the headings that are still to come. */
let current: { address: Address; pictures: Pictures; headings: Iterator<Heading> };

/** How wide a picture of a text is: as its column. */
const column = '(min-width: 48rem) 44rem, 92vw';

/** Headings each with an anchor and a link to it, links under the site's folder, other sites in a new tab. */
const rendering = new Marked({
  renderer: {
    html({ text }) {
      const cause = { text: text.trim().split('\n', 1)[0] };
      throw new Error(`raw HTML in Markdown: ${text.trim()}; write it in Markdown, or in backticks to show it`, {
        cause,
      });
    },
    code({ lang, text }) {
      if (!lang) return false;
      if (lang === 'dots') return figureHtml(text);
      const cause = { text: `\`\`\`${lang}` };
      throw new Error(`a block of "${lang}" in Markdown: only "dots" is drawn; code has no name behind its fence`, {
        cause,
      });
    },
    heading({ depth, tokens }) {
      const { id, text } = current.headings.next().value as Heading;
      const heading = `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
      // Beside the heading, not in it: a screen reader's list of headings stays free of "link to".
      return `<div class="prose-heading">${heading}<a class="prose-anchor" href="#${id}" aria-label="${escapeXml(`Link to “${text}”`)}">#</a></div>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (href.startsWith('/')) return `<a href="${escapeXml(hrefOf(href, current.address))}">${text}</a>`;
      if (!href.startsWith('https:')) return `<a href="${escapeXml(href)}">${text}</a>`;
      return `<a href="${escapeXml(href)}" target="_blank" rel="noopener">${text}<span class="sr-only"> (opens in a new tab)</span></a>`;
    },
    text(token) {
      if ('tokens' in token && token.tokens) return false;
      const html = 'escaped' in token && token.escaped ? token.text : escapeXml(token.text);
      return html.split(hyphened).reduce((all, part, i) => all + (i % 2 ? `<span class="whole">${part}</span>` : part));
    },
    // A picture that is a paragraph stands alone; its title, if it has one, is what stands below it.
    paragraph({ tokens }) {
      const [image, ...others] = tokens;
      if (image?.type !== 'image' || others.length > 0) return false;
      const picture = this.parser.parseInline(tokens);
      const caption = image.title ? `<figcaption>${escapeXml(image.title)}</figcaption>` : '';
      return `<figure>${picture}${caption}</figure>\n`;
    },
    image({ href, text: alt }) {
      const of = current.pictures[href];
      const cause = { text: href };
      if (!of) throw new Error(`the picture ${href} in Markdown is not written ![what it shows](${href})`, { cause });
      return renderToStaticMarkup(pictureElement({ of, alt, sizes: column }, current.address));
    },
    table({ header, rows }) {
      const cellOf = ({ tokens }: Tokens.TableCell) => ({
        html: this.parser.parseInline(tokens),
        text: wordsOf(tokens),
      });
      return tableHtml(
        header.map(cellOf),
        rows.map(row => row.map(cellOf)),
      );
    },
  },
});

/** The text as HTML, with its pictures by their names in it. */
export const htmlOf = (markdown: string, address: Address, pictures?: Pictures): string =>
  partsOf(markdown, address, pictures).join('');

/** The same in two parts: the second begins with the heading of the second rank that is nearest to the middle, if there is one past the first line. */
export function partsOf(markdown: string, address: Address, pictures: Pictures = {}): string[] {
  const { headings, tokens } = parse(markdown);
  current = { address, pictures, headings: headings.values() };
  const middle = middleOf(tokens);
  const parts = middle > 0 ? [tokens.slice(0, middle), tokens.slice(middle)] : [tokens];
  // Not `parse`, which would ask authors to report their own mistakes to the makers of marked.
  return parts.map(part => rendering.parser(part));
}

/** The place of the heading of the second rank that is nearest to the middle of the text; 0 if there is none. */
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
