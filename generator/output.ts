/** Where finished files go: into a folder (write.ts), or, for `dev` and tests, into memory. */
import type { File } from './compile.ts';

export type Output = {
  /** Whether it holds this content under this path already. */
  has: (file: string, hash: string) => boolean;
  put: (file: File, hash: string) => void;
};

type Held = Map<string, { bytes: File['bytes']; hash: string }>;

/** An output in memory: path → bytes. Begins with what another one holds. */
export function createMemory(held: Held = new Map()): Output & { files: Held } {
  const files = new Map(held);
  return {
    files,
    has: (file, hash) => files.get(file)?.hash === hash,
    put: ({ path, bytes }, hash) => void files.set(path, { bytes, hash }),
  };
}
