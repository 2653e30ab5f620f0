/** Markdown means one thing: GitHub's, with footnotes and blocks like ":::note". What pages show of a text, and what the generator itself sees in it, is read here. */
import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import footnotes from 'marked-footnote';

/** ":::note Mind the gap", what it contains, and ":::". */
const block: TokenizerAndRendererExtension = {
  name: 'block',
  level: 'block',
  tokenizer(src) {
    const [open = '', colons = '', name = '', title = ''] = /^(:{3,})[ \t]*([\w-]+)[ \t]*(.*)\n/.exec(src) ?? [];
    const close = open && RegExp(`^${colons}[ \\t]*(?:\\n+|$)`, 'm').exec(src.slice(open.length));
    if (!close) return undefined;
    const raw = src.slice(0, open.length + close.index + close[0].length);
    const tokens = this.lexer.blockTokens(raw.slice(open.length, open.length + close.index), []);
    return { type: 'block', raw, name, title: this.lexer.inlineTokens(title, []), tokens };
  },
  renderer({ name, title, tokens = [] }) {
    const heading = title.length > 0 ? `<p><strong>${this.parser.parseInline(title)}</strong></p>\n` : '';
    return `<aside class="${name}">\n${heading}${this.parser.parse(tokens)}</aside>\n`;
  },
};

/** Creates what parses and renders Markdown. */
export const createMarked = (): Marked => new Marked({ extensions: [block] }, footnotes());

/** Returns the tokens of a text. */
export function tokensOf(markdown: string): Token[] {
  // A new one for each text: it numbers footnotes.
  const marked = createMarked();
  const tokens = marked.lexer(markdown);
  // Moves the list of footnotes to the end; an empty one stays at the beginning.
  void marked.walkTokens(tokens, marked.defaults.walkTokens ?? (() => {}));
  return tokens.filter((token, i) => i > 0 || token.type !== 'footnotes');
}

/** Returns the tokens within one, such as the items of a list. Footnotes are where they are written, and listed at the end. */
const partsOf = ({ type, items, header, rows, content, tokens }: Tokens.Generic): Token[] =>
  type === 'footnotes'
    ? []
    : (items ??
      (header && [header, ...rows].flat().flatMap((cell: Tokens.TableCell) => cell.tokens)) ??
      content ??
      tokens ??
      []);

/** Yields tokens and all within them, in the order of the text. */
export function* allTokens(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    yield* allTokens(partsOf(token));
  }
}

export type Range = { at: number; end: number };

/** What a text has in it, by offsets: code, in which nothing is a fact or a link; what it links to; and its pictures. */
export type Marks = { code: Range[]; links: string[]; pictures: { href: string; at: number }[] };

const comments = /<!--[\s\S]*?-->/g;
const codeInHtml = /<!--[\s\S]*?-->|<(pre|code|kbd|samp|script|style)\b[\s\S]*?<\/\1>/g;
const linksInHtml = /\b(?:src|href|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Without any of these a text has no marks that matter: facts, pictures, HTML, or links to what lies beside it. */
const hasMarks = /[{<]|!\[|\]\((?![/#]|\w+:)|^ *\[[^\]\n]+\]:/m;

export function marksOf(markdown: string): Marks {
  const marks: Marks = { code: [], links: [], pictures: [] };
  if (!hasMarks.test(markdown)) return marks;
  let start = 0;
  for (const top of tokensOf(markdown)) {
    let cursor = 0;
    const find = (text: string) => Math.max(cursor, top.raw.indexOf(text.trim(), cursor));
    for (const token of allTokens([top])) {
      const { type, raw } = token;
      const lines = raw.trim().split('\n');
      const at = start + find(lines[0] ?? '');
      if (type === 'image') marks.pictures.push({ href: token.href, at });
      else if (type === 'link' || type === 'def') marks.links.push(token.href);
      if (partsOf(token).length > 0) continue;
      // Before each line there may be the marks of a list or a quotation.
      for (const line of lines) cursor = find(line) + line.trim().length;
      if (type === 'code' || type === 'codespan') marks.code.push({ at, end: start + cursor });
    }
    start += top.raw.length;
  }
  const blank = (text: string, { at, end }: Range) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end);
  const html = marks.code.reduce(blank, markdown);
  for (const { 0: part, index } of html.matchAll(codeInHtml)) marks.code.push({ at: index, end: index + part.length });
  for (const [, ...values] of html.replace(comments, '').matchAll(linksInHtml)) marks.links.push(values.join(''));
  return marks;
}
