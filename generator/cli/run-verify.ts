/** `verify`: compares a live site with the finished one in the output folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../model.ts';
import { openLocalSite, verify } from '../tools/verify/verify.ts';
import { rememberedOf } from '../write/write.ts';
import { readDeployment } from './deployment.ts';
import { type Run, UsageError } from './options.ts';
import { counted } from './report.ts';

/** Prints one line for each difference. Resolves with 1 if there are any; throws a UsageError if there is no site to compare with. */
export const run: Run = async (root, { url = '', out }, print) => {
  const folder = path.resolve(root, out);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${out}/ contains no site to compare with; run: npm run build`);
  const site = await openLocalSite(folder, {
    ...rememberedOf(folder),
    releases: { last: [], previous: [], files: {} },
    deployment: readDeployment(root),
  });
  const { findings } = await verify(site, addressOf(url).origin);
  const lines = findings.flatMap(({ message, places }) =>
    places.map(({ path, detail }) => `${path} ${message} ${detail}`),
  );
  for (const line of lines) print(line);
  print(lines.length > 0 ? counted(lines.length, 'difference') : `${url} is the site in ${out}/`);
  return lines.length > 0 ? 1 : 0;
};
