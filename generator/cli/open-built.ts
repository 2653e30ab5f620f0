/** A project with what earlier commands have kept in .cache/: none begins anew what a build has done. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openProject, type Project } from '../build.ts';
import { createCache, type StoredCache } from '../cache.ts';
import { untilStray } from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files-under.ts';
import { hashOf } from '../model.ts';

/** Opens the project in `root` with the cache of its builds. */
export const openBuilt = (root: string): Project => openProject(root, cacheIn(root, 'build'));

/** Opens it for as long as `run` takes. Rejects also with what the site's code throws later, outside of all calls. */
export async function withProject<Result>(root: string, run: (project: Project) => Promise<Result>): Promise<Result> {
  const project = openBuilt(root);
  try {
    return await Promise.race([run(project), untilStray()]);
  } finally {
    await project.close();
  }
}

/** The cache that commands of a name keep. */
export const cacheIn = (root: string, name: 'build' | 'dev'): StoredCache =>
  createCache(path.join(root, '.cache', name), versionOf(root));

/** A cache counts only under the same generator, libraries and Node: a hash of them. */
function versionOf(root: string): string {
  const generator = path.join(import.meta.dirname, '..');
  const own = filesUnder(generator).filter(
    name => /(?<!\.(test|e2e))\.ts$/.test(name) && !/^(fixtures|testing|bench)\b/.test(name),
  );
  const lock = readdirSync(root).includes('package-lock.json')
    ? readFileSync(path.join(root, 'package-lock.json'))
    : '';
  return hashOf(process.version, lock, ...own.map(name => readFileSync(path.join(generator, name))));
}
