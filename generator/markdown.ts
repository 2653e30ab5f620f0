/** Markdown means one thing, GitHub's with footnotes and blocks like ":::note", for pages and for what the generator sees in it. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { Marked, type MarkedExtension, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import footnotes from 'marked-footnote';

/** ":::note Mind the gap", what it contains, and ":::". */
export const block: TokenizerAndRendererExtension = {
  name: 'block',
  level: 'block',
  tokenizer(src) {
    const [open = '', colons = '', name = '', title = ''] = /^(:{3,})[ \t]*([\w-]+)[ \t]*(.*)\n/.exec(src) ?? [];
    if (!open) return undefined;
    const fenceOrEnd = RegExp(`^ *(\`{3,}|~{3,}).*\\n(?:.*\\n)*? *\\1|^${colons}[ \\t]*(?:\\n+|$)`, 'gm');
    const end = [...src.slice(open.length).matchAll(fenceOrEnd)].find(([, fence]) => !fence);
    if (!end) return undefined;
    const raw = src.slice(0, open.length + end.index + end[0].length);
    const tokens = this.lexer.blockTokens(raw.slice(open.length, open.length + end.index), []);
    const props = { name, title };
    return { type: 'block', raw, name, title: this.lexer.inlineTokens(title, []), props, tokens };
  },
  renderer({ name, title, tokens = [] }) {
    const heading = title.length > 0 ? `<p><strong>${this.parser.parseInline(title)}</strong></p>\n` : '';
    return `<aside class="${name}">\n${heading}${this.parser.parse(tokens)}</aside>\n`;
  },
};

/** Creates what parses and renders Markdown; the ids of its footnotes begin with `idPrefix`. */
export const createMarked = (idPrefix = ''): Marked =>
  new Marked({ extensions: [block] }, footnotes({ prefixId: `${idPrefix}footnote-` }));

/** A site's extensions of Markdown, as marked describes them. A token with `isCode` has no facts, links and pictures in it. */
export type Extensions = readonly MarkedExtension[];

export function tokensOf(markdown: string, extensions: Extensions): Token[] {
  // A new one for each text: it numbers footnotes.
  const marked = createMarked().use(...extensions);
  const tokens = marked.lexer(markdown);
  // Moves the list of footnotes to the end; an empty one stays at the beginning.
  void marked.walkTokens(tokens, marked.defaults.walkTokens ?? (() => {}));
  return tokens.filter((token, i) => i > 0 || token.type !== 'footnotes');
}

/** Returns the words in HTML: "Use <b>this</b> &amp; that" → "Use this & that". */
export const wordsIn = (html: string): string => DomUtils.textContent(parseDocument(html));

/** Returns the tokens within one, such as the items of a list. Footnotes are where they are written, and listed at the end. */
function partsOf({ type, items, header, rows, content, tokens, isCode }: Tokens.Generic): Token[] {
  if (type === 'footnotes' || isCode) return [];
  if (header) return [header, ...rows].flat().flatMap((cell: Tokens.TableCell) => cell.tokens);
  return items ?? content ?? tokens ?? [];
}

export function* allTokens(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    yield* allTokens(partsOf(token));
  }
}

export type Range = { at: number; end: number };

/** Returns what a text consists of, as it is written: paragraphs, headings, items of lists, tables and so on. */
export function blocksOf(markdown: string, extensions: Extensions): (Range & { type: string; text: string })[] {
  const tops = tokensOf(markdown, extensions).filter(({ type }) => type !== 'footnotes');
  let start = 0;
  return tops
    .flatMap((top): Token[] => (top.type === 'list' ? top.items : [top]))
    .flatMap(({ type, raw }) => {
      const text = raw.trim();
      const at = start + raw.indexOf(text);
      start += raw.length;
      return text === '' ? [] : { type, text, at, end: at + text.length };
    });
}

export const isIn = (ranges: readonly Range[], offset: number): boolean =>
  ranges.some(({ at, end }) => at <= offset && offset < end);

export type Marks = {
  /** Code, in which nothing is a fact or a link. */
  code: Range[];
  /** The fences of code that nothing closes. */
  unclosed: { fence: string; at: number }[];
  links: string[];
  pictures: { href: string; alt: string; at: number }[];
};

const codeInHtml = /<!--[\s\S]*?-->|<(pre|code|kbd|samp|script|style)\b[\s\S]*?<\/\1>/g;
const comments = /<!--[\s\S]*?-->/g;
const closedCode = /^[ >*+\d.)-]*(`{3,}|~{3,}).*\n(?:.*\n)*?[ >]*\1[`~]*[ \t]*$/gm;
const openCode = /^[ >*+\d.)-]*(?:```|~~~)/m;

/** Without any of these a text has no marks that matter: facts, pictures, HTML, links to what lies beside it, or code without an end. */
const hasMarks = /[{<]|!\[|\]\((?![/#]|\w+:)|^[ >*+\d.)-]*\[[^\]\n]+\]:/m;

export function marksOf(markdown: string, extensions: Extensions): Marks {
  const marks: Marks = { code: [], unclosed: [], links: [], pictures: [] };
  const isPlain = extensions.length === 0 && !hasMarks.test(markdown);
  if (isPlain && !openCode.test(markdown.replace(closedCode, ''))) return marks;
  let start = 0;
  for (const token of tokensOf(markdown, extensions)) {
    addMarks(token, start, marks);
    start += token.raw.length;
  }
  const blank = (text: string, { at, end }: Range) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end);
  const html = marks.code.reduce(blank, markdown);
  for (const { 0: part, index } of html.matchAll(codeInHtml)) marks.code.push({ at: index, end: index + part.length });
  mapAddresses(html.replace(comments, ''), href => {
    marks.links.push(href);
    return href;
  });
  return marks;
}

/** Adds what is in a top token. Those within it know no offsets: each line of one is looked for after the line before. */
function addMarks(top: Token, start: number, marks: Marks): void {
  let cursor = 0;
  function find(line: string): Range {
    const text = line.trim();
    // In a cell of a table, a bar has lost its backslash.
    const written = [text, text.replaceAll('|', '\\|')].find(one => top.raw.includes(one, cursor)) ?? text;
    const at = Math.max(cursor, top.raw.indexOf(written, cursor));
    return { at, end: at + written.length };
  }
  for (const token of allTokens([top])) {
    const lines = token.raw.trim().split('\n');
    const at = start + find(lines[0] ?? '').at;
    if (token.type === 'image') marks.pictures.push({ href: token.href, alt: token.text, at });
    if (token.type === 'link' || token.type === 'def') marks.links.push(token.href);
    if (partsOf(token).length > 0) continue;
    // Before each line there may be the marks of a list or a quotation.
    for (const line of lines) cursor = find(line).end;
    if (token.type !== 'code' && token.type !== 'codespan' && !('isCode' in token && token.isCode)) continue;
    marks.code.push({ at, end: start + cursor });
    const [fence] = (token.type === 'code' && /^(?:`{3,}|~{3,})/.exec(token.raw.trim())) || [];
    if (fence && !lines.slice(1).at(-1)?.trim().startsWith(fence)) marks.unclosed.push({ fence, at });
  }
}

/** Changes the addresses in HTML, quoted or not. */
export function mapAddresses(html: string, change: (href: string) => string): string {
  const attributes = /(?<![\w-])(src|href|poster|srcset)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
  return html.replace(attributes, (_, name: string, is: string, ...values: string[]) => {
    const value = values.slice(0, 3).join('');
    const ofSet = () => value.replace(/(^|,\s*)([^\s,]+)/g, (_, before, href: string) => before + change(href));
    const changed = /^srcset$/i.test(name) ? ofSet() : change(value);
    return `${name}${is}"${changed.replaceAll('"', '&quot;')}"`;
  });
}
