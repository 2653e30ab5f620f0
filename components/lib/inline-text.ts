/** Parses the inline Markdown (links, bold, emphasis) that sentences in content/ may contain, and converts it to plain text. */
import { Lexer, type Token } from 'marked';

/** Returns the Markdown tokens of a sentence, or undefined if it contains no Markdown, as most do not. */
export const inlineTokens = (text: string): Token[] | undefined =>
  /[*_`\\<]|\]\(/.test(text) ? Lexer.lexInline(text) : undefined;

/** Matches what must not wrap: ₹25,000 ÷ 880, 30-60-90 and 3–6, follow-up. `text.split(unbreakable)` puts the matches at odd indexes. */
export const unbreakable = /(₹?[\d,.]+ [÷×] ₹?[\d,.]+|\d+(?:[-–]\d+)+|\b\d+-[a-z]+|\b[a-z]+-[a-z]{2}\b(?!-))/i;

/** Strips inline Markdown, for structured data, descriptions and cards: "Read [the **terms**](/terms/)" → "Read the terms". */
export function plainTextOf(text: string): string {
  const tokens = inlineTokens(text);
  return tokens ? textOf(tokens) : text;
}

/** Returns the plain text of Markdown tokens: "Use *this* now" → "Use this now". */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(token => ('tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : token.raw))
    .join('');
