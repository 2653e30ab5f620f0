import { existsSync } from 'node:fs';
import path from 'node:path';
import { addTo } from '../model.ts';
import { verify } from '../verify.ts';
import { builtWith } from '../write/write.ts';
import { type Run, UsageError } from './options.ts';

/** Prints one line for each kind of difference. Resolves with 1 if there are any; throws a UsageError if there is no site to compare with. */
export const run: Run = async (root, { words: [url = ''], out }, print) => {
  const folder = path.resolve(root, out);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${out}/ contains no site to compare with; run: npm run build`);
  const differences = await verify(url, folder, builtWith(folder).redirects);
  const groups = new Map<string, string[]>();
  for (const { path, message } of differences) addTo(groups, message, path);
  for (const [message, paths] of groups)
    print(`${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}: ${message}`);
  print(differences.length > 0 ? `${differences.length} differences` : `${url} is the site in ${out}/`);
  return differences.length > 0 ? 1 : 0;
};
