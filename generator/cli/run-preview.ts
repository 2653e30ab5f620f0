import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../dev/dev.ts';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { builtWith } from '../write/write.ts';
import type { Run } from './options.ts';

export const run: Run = async (root, { out, port }, print) => {
  const folder = path.resolve(root, out);
  const isInside = (full: string) => full.startsWith(folder + path.sep);
  const fileAt = async (file: string) => {
    const full = path.join(folder, file);
    return isInside(full) ? readFile(full).catch(() => undefined) : undefined;
  };
  if (!(await fileAt('index.html'))) throw errorAt(undefined, `${out}/ contains no site`, 'Run: npm run build');
  const { base } = builtWith(folder);
  const { url } = await serve({ fileAt, port, base: () => base });
  print(`Serving ${out}/ at ${url}`);
  return 0;
};
