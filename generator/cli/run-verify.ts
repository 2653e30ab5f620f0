/** `verify`: compares a live site with the finished one in the output folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../model.ts';
import { openLocalSite, verify } from '../tools/verify/verify.ts';
import { rememberedOf } from '../write/write.ts';
import { readDeployment } from './deployment.ts';
import { type Run, UsageError } from './options.ts';

/** Prints one line for each difference. Resolves with 1 if there are any; throws a UsageError if there is no site to compare with. */
export const run: Run = async (root, { words: [url = ''], out }, print) => {
  const folder = path.resolve(root, out);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${out}/ contains no site to compare with; run: npm run build`);
  const releases = { last: [], previous: [], files: {} };
  const site = await openLocalSite(folder, { ...rememberedOf(folder), releases, deployment: readDeployment(root) });
  const { findings } = await verify(site, addressOf(url).origin);
  for (const { message, places } of findings) for (const { path } of places) print(`${path} ${message}`);
  print(findings.length > 0 ? `${url} differs from ${out}/` : `${url} is the site in ${out}/`);
  return findings.length > 0 ? 1 : 0;
};
