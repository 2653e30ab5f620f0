/** Markdown → HTML and its headings, each with an anchor. Our own content, so raw HTML in it is refused rather than cleaned. */
import { Marked, type Token, type Tokens, type TokensList } from 'marked';
import { slugOf } from '../section/slug-of.ts';
import { type Address, hrefOf } from '../site/site.tsx';
import { escapeXml } from '../xml/escape-xml.ts';
import { figureHtml } from './figure.ts';

export type Heading = { level: number; text: string; id: string };

type Parsed = { markdown: string; tokens: TokensList; headings: Heading[] };

/** Takes plain text at once, which marked does sign by sign; false leaves it what could hold an address or the end of a line. */
const lexing = new Marked({
  tokenizer: {
    inlineText(source) {
      const [text = ''] = /^[^\\<![`*_~]*/.exec(source) ?? [];
      return text !== '' && !/@|:\/\/|www\.| {2,}\n/i.test(text) && { type: 'text', raw: text, text, escaped: false };
    },
  },
});

/** The last text parsed: a page asks for its headings and its HTML one after the other. */
let last: Parsed | undefined;

function parse(markdown: string): Parsed {
  if (last?.markdown === markdown) return last;
  const headings: Heading[] = [];
  const used = new Set<string>();
  const tokens = lexing.lexer(markdown);
  lexing.walkTokens(tokens, token => {
    if (token.type !== 'heading') return;
    const text = plainOf(token.tokens ?? []);
    headings.push({ level: token.depth, text, id: anchorOf(text, used) });
  });
  last = { markdown, tokens, headings };
  return last;
}

/** The headings of a text, in order, for a table of contents. */
export const headingsOf = (markdown: string): Heading[] => parse(markdown).headings;

/** Tokens without their marks: "Use *this* now" → "Use this now". */
function plainOf(tokens: Token[]): string {
  return tokens
    .map(token =>
      'tokens' in token && token.tokens ? plainOf(token.tokens) : 'text' in token ? token.text : token.raw,
    )
    .join('');
}

/** The text as HTML: headings each with an anchor and a link to it, links under the site's folder, other sites in a new tab, tables that scroll alone. */
export function htmlOf(markdown: string, address: Address): string {
  const { headings, tokens } = parse(markdown);
  let next = 0;
  const marked = new Marked({
    renderer: {
      html({ text }) {
        throw new Error(`raw HTML in Markdown: ${text.trim()}`);
      },
      code({ lang, text }) {
        if (!lang) return false;
        if (lang === 'dots') return figureHtml(text);
        throw new Error(`a block of "${lang}" in Markdown: only "dots" is drawn`);
      },
      heading({ depth, tokens }) {
        const { id, text } = headings[next++] as Heading;
        const heading = `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
        // Beside the heading, not in it: a screen reader's list of headings stays free of "link to".
        return `<div class="prose-heading">${heading}<a class="prose-anchor" href="#${id}" aria-label="${escapeXml(`Link to “${text}”`)}">#</a></div>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (href.startsWith('/')) return `<a href="${escapeXml(hrefOf(href, address))}">${text}</a>`;
        if (!href.startsWith('https:')) return `<a href="${escapeXml(href)}">${text}</a>`;
        return `<a href="${escapeXml(href)}" target="_blank" rel="noopener">${text}<span class="unseen"> (opens in a new tab)</span></a>`;
      },
      image({ href, text }) {
        const source = href.startsWith('/') ? hrefOf(href, address) : href;
        return `<img src="${escapeXml(source)}" alt="${escapeXml(text)}" loading="lazy">`;
      },
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(cell => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const body = token.rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('');
        const head = `<thead><tr>${cells(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</tr></thead>`;
        return `<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  // Not `parse`, which would ask authors to report their own mistakes to the makers of marked.
  return marked.parser(tokens);
}

function anchorOf(text: string, used: Set<string>): string {
  const base = slugOf(text) || 'section';
  let id = base;
  for (let n = 2; used.has(id); n++) id = `${base}-${n}`;
  used.add(id);
  return id;
}
