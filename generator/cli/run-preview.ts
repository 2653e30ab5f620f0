/** `preview`: serves the finished site as a static host would. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../dev/dev.ts';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { addressOf } from '../model.ts';
import { baseOf } from '../write/write.ts';
import type { CliOptions } from './options.ts';
import { untilStopped } from './supervise.ts';

/** Serves until it is interrupted. Throws a DiagnosticError where there is no site, or the port is taken. */
export async function runPreview(
  root: string,
  { url, out, port }: CliOptions,
  print: (line: string) => void,
): Promise<number> {
  const folder = path.resolve(root, out);
  const find = async (file: string) => {
    const full = path.join(folder, file);
    return full.startsWith(folder + path.sep) ? readFile(full).catch(() => undefined) : undefined;
  };
  if (!(await find('index.html')))
    throw new DiagnosticError([{ message: `${out}/ holds no site`, hint: 'Run: npm run build' }]);
  const running = await serve(find, { port, base: url ? addressOf(url).base : baseOf(folder) });
  const stopped = untilStopped();
  print(`Serving ${out}/ at ${running.url}`);
  await stopped;
  await running.close();
  return 0;
}
