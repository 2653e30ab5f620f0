/** Creates a copy of a site for tests that edit it as an author would. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type SiteCopy = {
  root: string;
  /** Writes a file, or changes its text. */
  change: (file: string, to: string | ((text: string) => string)) => void;
  remove: () => void;
};

const parts = ['pages', 'islands', 'components', 'content', 'public', 'tsconfig.json', 'package.json'];
const links = ['generator', 'node_modules'];

/**
 * Copies the site to a new folder, or to `to` in place of an older copy, and links the generator and node_modules. Unless `withCards`, social
 * cards are empty: drawing them is half of a build's time.
 */
export function copySite({ withCards = false, to = '' } = {}): SiteCopy {
  const root = process.cwd();
  const copy = to ? path.resolve(to) : mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const part of [...parts, ...links]) rmSync(path.join(copy, part), { recursive: true, force: true });
  for (const part of parts) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const link of links) symlinkSync(path.join(root, link), path.join(copy, link));
  const change: SiteCopy['change'] = (file, to) => {
    const full = path.join(copy, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, typeof to === 'string' ? to : to(readFileSync(full, 'utf8')));
  };
  if (!withCards) change('pages/cards/_draw-card.ts', 'export const drawCard = async () => new Uint8Array();');
  return {
    root: copy,
    change,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
