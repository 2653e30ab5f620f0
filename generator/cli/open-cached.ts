import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openProject, type Project } from '../build.ts';
import { createCache } from '../cache.ts';
import { filesUnder } from '../files.ts';
import { hashOf } from '../model.ts';

/** Opens a project with the cache of `dev`, or that of all other commands: valid for one generator, one set of packages and one Node. */
export function openCached(root: string, name: 'build' | 'dev' = 'build'): Project {
  const generator = path.join(import.meta.dirname, '..');
  const isOther = (file: string) => /^(fixtures|testing|bench|example)\/|\.(test|e2e)\.tsx?$/.test(file);
  const sources = filesUnder(generator).filter(file => !isOther(file));
  // npm writes the last one, also without a lock file in the project.
  const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
  const files = [...sources.map(file => path.join(generator, file)), ...packages.map(file => path.join(root, file))];
  const version = hashOf(process.version, ...files.filter(existsSync).map(file => readFileSync(file, 'utf8')));
  return openProject(root, createCache(path.join(root, '.cache', name), version));
}
