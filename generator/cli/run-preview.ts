/** `preview`: serves the finished site as a static host would. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../dev/dev.ts';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { rememberedOf } from '../write/write.ts';
import type { Run } from './options.ts';

/** Serves until the process is ended. Throws a DiagnosticError if there is no site, or the port is in use. */
export const run: Run = async (root, { out, port }, print) => {
  const folder = path.resolve(root, out);
  if (!existsSync(path.join(folder, 'index.html')))
    throw errorAt(undefined, `${out}/ contains no site`, 'Run: npm run build');
  const find = async (file: string) => {
    const full = path.join(folder, file);
    return full.startsWith(folder + path.sep) ? readFile(full).catch(() => undefined) : undefined;
  };
  const { url } = await serve(find, { port, base: rememberedOf(folder).base });
  print(`Serving ${out}/ at ${url}`);
  return 0;
};
