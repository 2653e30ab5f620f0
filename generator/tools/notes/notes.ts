/** Notes about the texts of content, which never fail a build: spelling, and paragraphs that are hard to read. */
import { remembered } from '../../cache.ts';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostics.ts';
import type { Cache } from '../../model.ts';
import type { Source } from '../../read/read.ts';
import { hardParagraphs, levelsIn } from './reading-level.ts';
import { findMisspellings } from './spelling.ts';

/** What a search for notes is about; `signal` stops it. */
export type Searched = { root: string; cache: Cache; sources: readonly Source[]; signal: AbortSignal };

/** Returns notes about files of content, and caches them by each file's hash. */
export async function findNotes(searched: Searched): Promise<Diagnostic[]> {
  try {
    const measured = searched.sources.map(({ file, hash, parts }) => ({
      file,
      levels: remembered(searched.cache, `reading level ${file} ${hash}`, () => levelsIn(parts().text)),
      text: () => parts().text,
    }));
    return [...(await findMisspellings(searched)), ...hardParagraphs(measured)];
  } catch (error) {
    // A file was changed or removed after the site was read: the next build reports it.
    if (error instanceof DiagnosticError) return [];
    throw error;
  }
}
