/** Builds a site in memory: for tests of what a build makes. */
import { type BuiltSite, buildInto, type Options, openProject } from '../build.ts';
import { contentsOf, hashOfContents } from '../files.ts';
import type { File, Output } from '../model.ts';

type MemoryFiles = Map<string, { bytes: File['bytes']; hash: string }>;

/** Creates an output in memory. Starts with a copy of the files `initial`. */
export function createMemoryOutput(initial: MemoryFiles = new Map()): Output & { files: MemoryFiles } {
  const files = new Map(initial);
  return {
    files,
    has: (path, hash) => files.get(path)?.hash === hash,
    get: path => files.get(path)?.bytes,
    put(file) {
      const hash = hashOfContents(file);
      files.set(file.path, { bytes: contentsOf(file), hash });
      return hash;
    },
  };
}

/** Builds the site in the folder `root` once, in memory. */
export async function build(
  root: string,
  options: Options = {},
): Promise<Omit<BuiltSite, 'files'> & { files: File[] }> {
  const memory = createMemoryOutput();
  const site = await buildInto(memory, openProject(root), options);
  return { ...site, files: site.files.map(path => ({ path, bytes: memory.get(path) ?? '' })) };
}
