/** What an author means as a list, a table, code or a heading, and Markdown reads as something else. */
import type { Token, Tokens } from 'marked';

/** A line that begins like an item of a list, but is part of a paragraph: with a bullet of a word processor, or without the space behind its mark. */
const item = /^\s*(?:[•·●▪◦‣–]|[-+](?=\p{L})|\*(?=\p{L}[^*]*$)|\d{1,2}[.)](?=\p{L})|\[\](?=\s))|^\s*\u00a0\s*[-*+]\s/u;

const row = /^\s*\|.*\|\s*$|\S\t+\S.*\t/;

/** Throws an error, whose cause is the line in question, if a token is probably not what its author means. */
export function lintToken(token: Token): void {
  if (token.type === 'code') checkCode(token as Tokens.Code);
  else if (token.type === 'table') checkTable(token as Tokens.Table);
  else if (token.type === 'heading' && !/^\s*#/.test(token.raw))
    throw slip('is a heading because of the line below it; leave a line empty between them', token.raw);
  else if (token.type === 'image' && token.text.trim() === '')
    throw slip('has no text alternative; write ![what it shows](photo.jpg)', token.raw);
  else if (token.type === 'paragraph' || (token.type === 'text' && 'tokens' in token)) checkLines(token.raw);
}

function checkCode({ raw, codeBlockStyle }: Tokens.Code): void {
  if (codeBlockStyle === 'indented')
    throw slip('is shown as code, as it begins with four spaces; remove them, or write ``` above and below it', raw);
  const [, fence = ''] = /^\s*(`{3,}|~{3,})/.exec(raw) ?? [];
  if (!/\n/.test(raw.trimEnd()) || !raw.trimEnd().endsWith(fence))
    throw slip(`begins code that never ends; write ${fence} below it`, raw);
}

/** Markdown leaves out the cells that a row has too many, and adds empty ones. */
function checkTable({ raw, header }: Tokens.Table): void {
  for (const line of raw.trimEnd().split('\n')) {
    const cells = line
      .trim()
      .replace(/^>\s*/, '')
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/).length;
    if (cells === header.length) continue;
    throw slip(`is a row with ${cells} of ${header.length} cells; leave a line empty below a table`, line);
  }
}

function checkLines(raw: string): void {
  const lines = raw.split('\n');
  const listed = lines.find(line => item.test(line));
  if (listed) throw slip('is not read as an item of a list; begin it with "- " or "1. ", below an empty line', listed);
  const cells = lines.find(line => row.test(line));
  if (cells)
    throw slip(
      'is not read as a row of a table, which begins with names and | --- | --- | and has no empty lines',
      cells,
    );
}

function slip(what: string, raw: string): Error {
  const [line = ''] = raw.trim().split('\n');
  const shown = line.length > 40 ? `${line.slice(0, 40)}…` : line;
  return new Error(`"${shown}" ${what}`, { cause: { text: line.trim() } });
}
