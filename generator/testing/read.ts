/** Reads a site’s content, for tests of content and of its schemas. */
import { createCache } from '../cache.ts';
import { createReader, type ReadOptions } from '../read/read.ts';
import type { Reading } from '../read/reading.ts';

/** Reads everything once, public or not. */
export async function read(root: string, collections: unknown, options: Partial<ReadOptions> = {}): Promise<Reading> {
  const all = { now: new Date(0), withUnpublished: true, version: '' };
  return createReader(root, createCache())(collections, { ...all, ...options });
}
