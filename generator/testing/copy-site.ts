/** A copy of a site, in which files may be changed: for tests of what an author would do. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type SiteCopy = {
  root: string;
  /** Writes a file, or changes the text that it has. */
  change: (file: string, to: string | ((text: string) => string)) => void;
  remove: () => void;
};

const parts = ['pages', 'islands', 'components', 'content', 'public', 'tsconfig.json', 'package.json'];

/** Copies the site in the folder `root`; libraries are those of the original. */
export function copySite(root = process.cwd()): SiteCopy {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const part of parts) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return {
    root: copy,
    change(file, to) {
      const full = path.join(copy, file);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, typeof to === 'string' ? to : to(readFileSync(full, 'utf8')));
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
