/** Files whose names mean something else than their author thinks. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type File, isHashed } from '../model.ts';
import type { Sources } from './sources.ts';

/**
 * Files that were meant as pages or as scripts, "About.TSX", "about.md", "menu.client.ts" in a folder of another name, and would be passed over. And names
 * on which esbuild waits for ever, since its list of files is then no JSON (0.28).
 */
export function misnamed(sources: Sources): Diagnostic[] {
  return [...sources.keys()].flatMap((file): Diagnostic[] => {
    if (/^pages\/.*\.([cm]?[jt]sx?|mdx?|html?)$/i.test(file) && !/\.tsx?$/.test(file))
      return [
        {
          message: 'is no page',
          location: { file },
          hint: 'The names of pages end in .tsx, or in .ts where they are other files. Texts stand in content/, finished files in public/.',
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
    const hint = `Scripts of a page stand in islands/${name}/${name}.client.ts.`;
    return [{ message: 'is loaded by no page', location: { file }, hint }];
  });
}

/** Files of public/ with names like those that change with their content, which browsers keep for a year. */
export const namedLikeHashed = (files: readonly File[]): Diagnostic[] =>
  files
    .filter(({ path }) => isHashed(path))
    .map(({ path }) => ({
      message: 'has a name like those that change with their content, which browsers keep for a year',
      location: { file: `public/${path}` },
      hint: 'Give it another one, or put it elsewhere than in public/assets/.',
    }));
