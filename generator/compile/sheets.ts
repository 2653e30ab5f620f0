/** Style sheets: which files are, and what becomes of their texts. */
import path from 'node:path';
import { type File, nameHashOf } from '../model.ts';

/** Whether code that imports a file gets nothing of it. */
export const isStyle = (file: string) => file.endsWith('.css') && !isCssModule(file);

/** Code that imports it gets the names of its classes. */
const isCssModule = (file: string) => file.endsWith('.module.css');

/** Whether a file has a part in the style sheets of pages. */
export const isSheet = (file: string) => file.endsWith('.css');

/** A style sheet that is a file of its own; code that imports it gets its address. */
export const isLinked = (file: string) => file.endsWith('.linked.css');

/** The file that comes of it. */
export function linkedFile(source: string, css: string): File & { source: string } {
  return { source, path: `assets/${path.basename(source, '.css')}-${nameHashOf(css)}.css`, bytes: css };
}

/** Style sheets as one. What they import from elsewhere stands before all rules, where alone it counts. */
export function joined(sheets: readonly string[]): string {
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
