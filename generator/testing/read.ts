/** Reads a site’s content, for tests of content and of its schemas. */
import { createCache } from '../cache.ts';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostics.ts';
import { createReader, type ReadOptions } from '../read/read.ts';
import type { Reading } from '../read/reading.ts';

/** Reads everything once, public or not. */
export async function read(root: string, collections: unknown, options: Partial<ReadOptions> = {}): Promise<Reading> {
  const all = { now: new Date(0), withUnpublished: true, schemaHash: '' };
  return createReader(root, createCache())(collections, { ...all, ...options });
}

/** Returns the mistakes that reading finds. */
export async function mistakesIn(root: string, collections: unknown): Promise<readonly Diagnostic[]> {
  try {
    await read(root, collections);
    return [];
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics;
    throw error;
  }
}
