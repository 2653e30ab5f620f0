/** Finished files in memory, for `dev` and tests. */
import type { File, Output } from '../model.ts';

export type Held = Map<string, { bytes: File['bytes']; hash: string }>;

/** An output in memory: path → bytes. Begins with what another one holds. */
export function createMemoryOutput(held: Held = new Map()): Output & { files: Held } {
  const files = new Map(held);
  return {
    files,
    has: (path, hash) => files.get(path)?.hash === hash,
    get: path => files.get(path)?.bytes,
    put: ({ path, bytes }, hash) => void files.set(path, { bytes, hash }),
  };
}
