/** `where`: finds the file and line of every part of a sentence. */
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import { createWhere } from '../tools/where/where.ts';
import type { Run } from './options.ts';

/** Resolves with exit code 1 if no part of the sentence is found. */
export const run: Run = async (root, { words }, print) => {
  const parts = await createWhere(root)(words.join(' '));
  for (const { text, places } of parts)
    for (const location of places) print(showDiagnostic({ message: `“${text}”`, location }));
  if (parts.length === 0) print('Not found in the sources.');
  return parts.length > 0 ? 0 : 1;
};
