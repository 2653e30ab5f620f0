/** Opens a project with the cache of earlier commands in .cache/, so that none repeats what a build has done. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openProject, type Project } from '../build.ts';
import { createCache, type StoredCache } from '../cache.ts';
import { filesUnder } from '../files-under.ts';
import { hashOf } from '../model.ts';

/** Opens the project in `root` with the cache of its builds. */
export const openBuilt = (root: string): Project => openProject(root, cacheIn(root, 'build'));

/** Opens one of the caches in .cache/: that of `dev`, or the one that all other commands share. */
export const cacheIn = (root: string, name: 'build' | 'dev'): StoredCache =>
  createCache(path.join(root, '.cache', name), generatorVersionOf(root));

/** Hashes the generator, what says which libraries are installed, and the Node version: a cache is valid only while all stay the same. */
function generatorVersionOf(root: string): string {
  const generator = path.join(import.meta.dirname, '..');
  const sources = filesUnder(generator).filter(
    name => /(?<!\.(test|e2e))\.tsx?$/.test(name) && !/^(fixtures|testing|bench)\b/.test(name),
  );
  // The last one is npm's, also without a lock file in the project.
  const locks = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'node_modules/.package-lock.json'];
  const installed = locks.map(name => path.join(root, name)).filter(existsSync);
  const files = [...sources.map(name => path.join(generator, name)), ...installed];
  return hashOf(process.version, ...files.map(file => readFileSync(file)));
}
