/** Notes about the texts of content, which never fail a build: spelling, and paragraphs that are hard to read. */
import { remembered } from '../../cache.ts';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostics.ts';
import type { Cache } from '../../model.ts';
import type { Source } from '../../read/read.ts';
import { hardParagraphs, levelsIn } from './reading-level.ts';
import { createSpelling } from './spelling.ts';

/** `find` returns notes about files of content and caches them by each file's hash; `close` stops a run in progress. */
export type Notes = { find: (sources: readonly Source[]) => Promise<Diagnostic[]>; close: () => void };

/** Creates the notes of the project in `root`. */
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
        // A file was changed or removed after the site was read: the next build reports it.
        if (error instanceof DiagnosticError) return [];
        throw error;
      }
    },
    close: spelling.close,
  };
}
