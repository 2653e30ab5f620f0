import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployFolder } from '../hosts/hosts.ts';
import { verify } from '../verify.ts';
import { type Run, UsageError } from './options.ts';

/** Prints one line for each difference. Resolves with 1 if there are any; throws a UsageError if there is no site to compare with. */
export const run: Run = async (root, { words: [url = ''], out }, print) => {
  const folder = path.resolve(root, out);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${out}/ contains no site to compare with; run: npm run build`);
  const redirects = path.join(root, deployFolder, 'redirects.json');
  const differences = await verify(
    url,
    folder,
    existsSync(redirects) ? JSON.parse(readFileSync(redirects, 'utf8')) : [],
  );
  for (const { path, message } of differences) print(`${path} ${message}`);
  print(differences.length > 0 ? `${differences.length} differences` : `${url} is the site in ${out}/`);
  return differences.length > 0 ? 1 : 0;
};
