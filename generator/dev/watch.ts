/** Watches the site's files, and reports changes once a save is complete. */
import { once } from 'node:events';
import path from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { isTemporary } from '../compile/compile.ts';
import { sourceFolders } from '../files-under.ts';

/** Milliseconds without another event before a save counts as complete: an editor often causes several (unlink, add, change). */
const quietTime = 10;

/** Milliseconds before a new folder is read again: chokidar misses what is created in it before it watches it (its issue 1471). */
const rescanDelay = 500;

/** Watches the project in `root`. Calls `onChange` with the name of the last file that changed. Resolves once changes are being watched. */
export async function watch(root: string, onChange: (file: string) => void): Promise<{ close: () => Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  const report = (file: string) => {
    const name = path.basename(file);
    if (isTemporary(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(name), quietTime);
  };
  const folders = [...sourceFolders, 'public'].map(folder => path.join(root, folder));
  const watcher = watchFiles(folders, { ignoreInitial: true });
  watcher.on('all', (event, file) => {
    report(file);
    if (event === 'addDir') setTimeout(() => watcher.closed || watcher.add(file), rescanDelay).unref();
  });
  // Only raw events report a second change of a file within 50 ms, as when a formatter runs after a save.
  watcher.on('raw', (_, file) => report(file));
  await once(watcher, 'ready');
  return watcher;
}
