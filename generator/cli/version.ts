/** What a cache depends on beside the files of the site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../model.ts';

/** A cache counts only under the same generator, libraries and Node: a hash of them. */
export function versionOf(root: string): string {
  const generator = path.join(import.meta.dirname, '..');
  const own = readdirSync(generator, { recursive: true })
    .map(String)
    .filter(name => /(?<!\.(test|e2e))\.ts$/.test(name) && !/^(fixtures|testing|bench)\b/.test(name))
    .sort();
  const lock = readdirSync(root).includes('package-lock.json')
    ? readFileSync(path.join(root, 'package-lock.json'))
    : '';
  return hashOf(process.version, lock, ...own.map(name => readFileSync(path.join(generator, name))));
}
