/** Writes a list of files as a build writes a site. */
import type { File } from '../model.ts';
import { openFolder } from '../write/write.ts';

/** Makes the folder `out` contain exactly these files. */
export function writeFiles(files: readonly File[], out: string) {
  const output = openFolder(out);
  for (const file of files) output.put(file);
  const names = files.map(file => file.path);
  return output.commit(names, { base: '/', redirects: [] });
}
