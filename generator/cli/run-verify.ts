import { verify } from '../verify.ts';
import { finishedSite } from '../write/write.ts';
import type { Run } from './options.ts';

export const run: Run = async (root, { words: [url = ''], out }, print) => {
  const { folder, ...built } = finishedSite(root, out);
  const differences = await verify(url, folder, built);
  for (const [message, paths] of differences)
    print(`${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}: ${message}`);
  print(`${url} ${differences.size > 0 ? 'is not' : 'is'} the site in ${out}/`);
  return differences.size > 0 ? 1 : 0;
};
