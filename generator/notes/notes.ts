/** What is worth a look in the texts of content, and keeps nothing from being built: spelling, and paragraphs that are hard to read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type Cache, hashOf } from '../model.ts';
import { hardParagraphs } from './reading-level.ts';
import { createSpelling } from './spelling.ts';

/** Finds notes about files of content. `close` ends what is under way. */
export type Notes = { find: (files: readonly string[]) => Promise<Diagnostic[]>; close: () => void };

/** Makes a finder for the project in `root`. */
export function createNotes(root: string, cache: Cache): Notes {
  const spelling = createSpelling(root, cache);
  return {
    async find(files) {
      const texts = files.flatMap(file => {
        try {
          const text = readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n');
          return [{ file, text, hash: hashOf(text) }];
        } catch {
          // It was removed since the site was read.
          return [];
        }
      });
      return [...(await spelling.find(texts)), ...hardParagraphs(texts)];
    },
    close: spelling.close,
  };
}
