/** Files whose names do not mean what their author thinks. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type File, isHashed } from '../model.ts';
import type { Sources } from './sources.ts';

/**
 * Returns diagnostics for files that were meant as pages or scripts and would be ignored: "About.TSX", "about.md", "menu.client.ts" in a folder
 * with another name. Also for names that make esbuild hang, as its list of files is then invalid JSON (0.28).
 */
export function misnamedFiles(sources: Sources): Diagnostic[] {
  return [...sources.keys()].flatMap((file): Diagnostic[] => {
    if (/^pages\/.*\.([cm]?[jt]sx?|mdx?|html?)$/i.test(file) && !/\.tsx?$/.test(file))
      return [
        {
          message: 'is not a page',
          location: { file },
          hint: 'Names of pages end in .tsx, or in .ts for other kinds of files. Texts belong in content/, finished files in public/.',
        },
      ];
    if (/["\\]/.test(file))
      return [
        {
          message: 'has a name that the bundler cannot read',
          location: { file },
          hint: 'Rename it without quotation marks and backslashes.',
        },
      ];
    const [, name] = /([^/]+)\.client\.[cm]?[jt]sx?$/.exec(file) ?? [];
    if (!name || file === `islands/${name}/${name}.client.ts`) return [];
    const hint = `A client script must be in islands/${name}/${name}.client.ts.`;
    return [{ message: 'is loaded by no page', location: { file }, hint }];
  });
}

/** Returns diagnostics for files in public/ whose names look hashed: browsers would cache them for a year. */
export const hashLikeNames = (files: readonly File[]): Diagnostic[] =>
  files
    .filter(({ path }) => isHashed(path))
    .map(({ path }) => ({
      message: 'has a name like a hashed file, which browsers cache for a year',
      location: { file: `public/${path}` },
      hint: 'Rename it, or move it out of public/assets/.',
    }));
