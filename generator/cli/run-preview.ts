import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../dev/dev.ts';
import { filesUnder } from '../files.ts';
import { finishedSite } from '../write/write.ts';
import type { Run } from './options.ts';

export const run: Run = async (root, { out, port }, print) => {
  const { folder, base } = finishedSite(root, out);
  const fileAt = async (file: string) =>
    filesUnder(folder).includes(file) ? readFileSync(path.join(folder, file)) : undefined;
  const { url } = await serve({ fileAt, port, base: () => base });
  print(`Serving ${out}/ at ${url}`);
  return 0;
};
