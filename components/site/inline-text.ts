/** A sentence of content may hold inline Markdown: links, bold, emphasis. Its tokens, and what is read of it where nothing can be marked. */
import { Lexer, type Token } from 'marked';

/** The tokens of a sentence; undefined where it holds no Markdown, as most do. */
export const inlineTokens = (text: string): Token[] | undefined =>
  /[*_`\\<]|\]\(/.test(text) ? Lexer.lexInline(text) : undefined;

/** Numbers with hyphens or dashes between them, such as 30-60-90 and 3–6, and words that end in two letters, such as follow-up: browsers would end a line in them. Text that is split by it has them at odd places. */
export const hyphened = /(\d+(?:[-–]\d+)+|\b[a-z]+-[a-z]{2}\b(?!-))/i;

/** A sentence without its marks, for structured data, descriptions and cards: "Read [the **terms**](/terms/)" → "Read the terms". */
export function plainTextOf(text: string): string {
  const tokens = inlineTokens(text);
  return tokens ? wordsOf(tokens) : text;
}

/** Tokens without their marks: "Use *this* now" → "Use this now". */
export const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(token =>
      'tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : token.raw,
    )
    .join('');
