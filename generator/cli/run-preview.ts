/** `preview`: serves the finished site as a static host would. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../dev/dev.ts';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { addressOf } from '../model.ts';
import { rememberedOf } from '../write/write.ts';
import type { Run } from './options.ts';

/** Serves until it is interrupted. Throws a DiagnosticError if there is no site, or the port is in use. */
export const run: Run = async (root, { url, out, port }, print) => {
  const folder = path.resolve(root, out);
  const find = async (file: string) => {
    const full = path.join(folder, file);
    return full.startsWith(folder + path.sep) ? readFile(full).catch(() => undefined) : undefined;
  };
  if (!(await find('index.html'))) throw errorAt(undefined, `${out}/ contains no site`, 'Run: npm run build');
  const base = url ? addressOf(url).base : rememberedOf(folder).base;
  const running = await serve({ find, port, base: () => base });
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  print(`Serving ${out}/ at ${running.url}`);
  await stopped;
  await running.close();
  return 0;
};
