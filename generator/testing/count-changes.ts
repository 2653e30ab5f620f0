/** Changes of the file system, counted, and refused or cut off where a test wants it. For the tests of write/. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { type File, hashOf } from '../model.ts';
import { openFolder } from '../write/write.ts';

const makers = ['copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'writeFileSync'] as const;
const removers = ['rmdirSync', 'rmSync', 'utimesSync'] as const;

/** The changes that need room on the disk, and all of them. */
export const changes = { making: makers, any: [...makers, ...removers] } as const;

// What Node 20 removes folders with it takes from `fs` when it first does so: now, so that only calls of ours are counted, as in later Nodes.
fs.rmSync('no such folder', { recursive: true, force: true });

/** From now on calls `onChange` before each of these changes of this process, with its number from 1 on and its path; gives what ends that. */
export function countChanges(
  names: readonly (typeof changes.any)[number][],
  onChange: (n: number, name: string, path: unknown) => void,
): () => void {
  const originals = names.map(name => [name, fs[name]] as const);
  let count = 0;
  for (const [name, original] of originals) {
    Object.assign(fs, {
      [name](...words: unknown[]) {
        onChange(++count, name, words[0]);
        return (original as (...words: unknown[]) => unknown)(...words);
      },
    });
  }
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, Object.fromEntries(originals));
    syncBuiltinESMExports();
  };
}

/** Writes a site as `build` does, whose pages are linked as their texts say. */
export function writeSite(files: readonly (File & { bytes: string })[], out: string): void {
  const links = new Map(
    files.map(({ path, bytes }) => [path, [...bytes.matchAll(/href="([^"]+)"/g)].map(match => match[1] ?? '')]),
  );
  const output = openFolder(out, process.cwd());
  try {
    for (const file of files) {
      const hash = hashOf(file.bytes);
      if (!output.has(file.path, hash)) output.put(file, hash);
    }
    output.commit(
      files.map(file => file.path),
      { base: '/', linksOf: path => links.get(path) ?? [] },
    );
  } finally {
    output.discard();
  }
}
