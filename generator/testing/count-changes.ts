/** Counts changes of the file system, so that a test can make one of them fail. For the tests of write/. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { File } from '../model.ts';
import { openFolder } from '../write/write.ts';

const makers = ['copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'writeFileSync'] as const;
const removers = ['rmdirSync', 'rmSync', 'utimesSync'] as const;

/** The changes that need disk space, and all changes. */
export const changes = { making: makers, any: [...makers, ...removers] } as const;

// Node 20 copies the functions that it removes folders with from `fs` on first use. Doing that now keeps its internal calls from being counted.
fs.rmSync('no such folder', { recursive: true, force: true });

/** Calls `onChange` before each change of this process, with its number, from 1, and its path. Returns a function that stops counting. */
export function countChanges(
  names: readonly (typeof changes.any)[number][],
  onChange: (n: number, name: string, path: unknown) => void,
): () => void {
  const originals = names.map(name => [name, fs[name]] as const);
  let count = 0;
  for (const [name, original] of originals) {
    Object.assign(fs, {
      [name](...args: unknown[]) {
        onChange(++count, name, args[0]);
        return (original as (...args: unknown[]) => unknown)(...args);
      },
    });
  }
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, Object.fromEntries(originals));
    syncBuiltinESMExports();
  };
}

/** Writes a site as `build` does, with the links that are in its texts. */
export function writeSite(files: readonly (File & { bytes: string })[], out: string): void {
  const links = new Map(
    files.map(({ path, bytes }) => [path, [...bytes.matchAll(/href="([^"]+)"/g)].map(match => match[1] ?? '')]),
  );
  const output = openFolder(out, process.cwd());
  try {
    for (const file of files) output.put(file);
    output.commit(
      files.map(file => file.path),
      { base: '/', linksOf: path => links.get(path) ?? [] },
    );
  } finally {
    output.discard();
  }
}
