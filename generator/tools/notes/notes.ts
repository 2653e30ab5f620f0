/** What is worth a look in the texts of content, and keeps nothing from being built: spelling, and paragraphs that are hard to read. */
import { remembered } from '../../cache.ts';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostics.ts';
import type { Cache } from '../../model.ts';
import type { Source } from '../../read/read.ts';
import { hardParagraphs, levelsIn } from './reading-level.ts';
import { createSpelling } from './spelling.ts';

/** Finds notes about files of content: what the cache has of a file under its hash is not looked at again. `close` ends what is under way. */
export type Notes = { find: (sources: readonly Source[]) => Promise<Diagnostic[]>; close: () => void };

/** Makes a finder for the project in `root`. */
export function createNotes(root: string, cache: Cache): Notes {
  const spelling = createSpelling(root, cache);

  return {
    async find(sources) {
      try {
        const measured = sources.map(({ file, hash, parts }) => ({
          file,
          levels: remembered(cache, `reading level ${file} ${hash}`, () => levelsIn(parts().text)),
          text: () => parts().text,
        }));
        return [...(await spelling.find(sources)), ...hardParagraphs(measured)];
      } catch (error) {
        // A file was changed or removed since the site was read: the next build tells.
        if (error instanceof DiagnosticError) return [];
        throw error;
      }
    },
    close: spelling.close,
  };
}
