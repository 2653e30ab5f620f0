/** The kinds of style sheets, and how they are joined or linked. */
import path from 'node:path';
import { type File, nameHashOf } from '../model.ts';

/** Returns whether a file is a style sheet whose import has no value. */
export const isStyle = (file: string) => file.endsWith('.css') && !isCssModule(file);

/** Returns whether importing a style sheet gives the names of its classes. */
const isCssModule = (file: string) => file.endsWith('.module.css');

/** Returns whether a file is a style sheet of any kind. */
export const isSheet = (file: string) => file.endsWith('.css');

/** Returns whether a style sheet becomes a separate file; importing it gives its URL. */
export const isLinked = (file: string) => file.endsWith('.linked.css');

/** Returns the file that a linked style sheet becomes. */
export function linkedFile(source: string, css: string): File & { source: string } {
  return { source, path: `assets/${path.basename(source, '.css')}-${nameHashOf(css)}.css`, bytes: css };
}

/** Joins style sheets into one. Moves `@import` of other sites in front of all rules, as browsers ignore it elsewhere. */
export function joinSheets(sheets: readonly string[]): string {
  const imports: string[] = [];
  const rules = sheets.map(css =>
    css.replace(/^(@(charset|import|layer)("(\\.|[^"\\])*"|[^"{;])*;)+/, start =>
      start.replace(/@import("(\\.|[^"\\])*"|[^";])*;/g, rule => {
        imports.push(rule);
        return '';
      }),
    ),
  );
  return [...imports, ...rules].join('');
}
