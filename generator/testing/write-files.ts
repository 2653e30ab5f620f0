/** Writes files that are all in memory, for the tests of write/. */
import { type File, hashOf } from '../model.ts';
import { openFolder, type Written } from '../write/write.ts';

/** Makes the folder `out` hold exactly these files. */
export function writeFiles(files: readonly File[], out: string, root: string): Written {
  const output = openFolder(out, root);
  try {
    for (const file of files) {
      const hash = hashOf(file.bytes);
      if (!output.has(file.path, hash)) output.put(file, hash);
    }
    const paths = files.map(file => file.path);
    return output.commit(paths, { base: '/' });
  } finally {
    output.discard();
  }
}
