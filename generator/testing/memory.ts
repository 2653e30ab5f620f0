/** Builds a site in memory: for tests of what a build makes. */
import { type BuiltSite, buildInto, type Options, openProject } from '../build.ts';
import { contentsOf, hashOfContents } from '../files.ts';
import type { File, Output } from '../model.ts';

export function createMemoryOutput() {
  const files = new Map<string, { bytes: File['bytes']; hash: string }>();
  const output: Output = {
    has: (path, hash) => files.get(path)?.hash === hash,
    get: path => files.get(path)?.bytes,
    put(file) {
      const hash = hashOfContents(file);
      files.set(file.path, { bytes: contentsOf(file), hash });
      return hash;
    },
  };
  return { ...output, files };
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
