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

/** Copies the site in the folder `root` to a new one, or in place of an older copy in `to`; libraries are those of the original. All its pages have home's
 * social card: to draw each its own is half of what a build costs. */
export function copySite(root = process.cwd(), { withCards = false, to = '' } = {}): SiteCopy {
  const copy = to ? path.resolve(to) : mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const part of [...parts, 'node_modules']) rmSync(path.join(copy, part), { recursive: true, force: true });
  for (const part of parts) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const change: SiteCopy['change'] = (file, to) => {
    const full = path.join(copy, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, typeof to === 'string' ? to : to(readFileSync(full, 'utf8')));
  };
  if (!withCards)
    change('components/site/card-name.ts', text => text.replace(/laterPage = .*;/, 'laterPage = /[^/].*/;'));
  return {
    root: copy,
    change,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
