/** Opens a project with the cache of earlier commands in .cache/, so that none repeats what a build has done. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openProject, type Project } from '../build.ts';
import { createCache, type StoredCache } from '../cache.ts';
import { filesUnder } from '../files.ts';
import { hashOf } from '../model.ts';

export const openBuilt = (root: string): Project => openProject(root, cacheIn(root, 'build'));

/** Opens one of the caches in .cache/: that of `dev`, or the one that all other commands share. It is valid for one generator, one set of packages and one Node. */
export function cacheIn(root: string, name: 'build' | 'dev'): StoredCache {
  const generator = path.join(import.meta.dirname, '..');
  const sources = filesUnder(generator).filter(
    file => !/^(fixtures|testing|bench|example)\/|\.(test|e2e)\.tsx?$/.test(file),
  );
  // npm writes the last one, also without a lock file in the project.
  const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
  const files = [...sources.map(file => path.join(generator, file)), ...packages.map(file => path.join(root, file))];
  const version = hashOf(process.version, ...files.filter(existsSync).map(file => readFileSync(file)));
  return createCache(path.join(root, '.cache', name), version);
}
