/** Watches the project's files, and reports changes once a save is complete. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { isTemporary } from '../compile/compile.ts';
import { projectFolders } from '../files-under.ts';

/** Milliseconds without another event before a save counts as complete: an editor often causes several (unlink, add, change). */
const quietTime = 10;

/**
 * Milliseconds before a new folder is read again: chokidar first reads it and then watches it, and misses files created in between
 * (https://github.com/paulmillr/chokidar/issues/1471).
 */
const rescanDelay = 500;

/** Milliseconds by which the modification times of files may lag behind the clock. */
const clockLag = 10;

/** Returns whether `dev` itself may use a file: tests and their helpers do not count. */
const isGeneratorCode = (file: string) =>
  /^generator\/(?!(fixtures|testing|bench)\/).*(?<!\.(test|e2e))\.tsx?$/.test(file);

/**
 * Watches the project in `root`. Calls `onSite` with the names of changed files of the site, `onGenerator` after changes of the generator. Files may
 * be reported although they did not change, so callers must compare contents. Resolves once changes are being watched.
 */
export async function watch(
  root: string,
  { onSite, onGenerator }: { onSite: (files: ReadonlySet<string>) => void; onGenerator: () => void },
): Promise<{ close: () => Promise<void> }> {
  const nameOf = (full: string) => path.relative(root, full).split(path.sep).join('/');
  const isWatched = (file: string) =>
    projectFolders.includes(file.split('/')[0] ?? '') && !isTemporary(path.basename(file));
  const watcher = watchFiles(root, { ignored: full => nameOf(full) !== '' && !isWatched(nameOf(full)) });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = (full: string) => {
    const file = nameOf(full);
    const isGenerator = file.startsWith('generator/');
    if (!isWatched(file) || (isGenerator && !isGeneratorCode(file))) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = new Set([...changed].filter(name => !name.startsWith('generator/')));
      const hasGenerator = files.size < changed.size;
      changed.clear();
      if (files.size > 0) onSite(files);
      if (hasGenerator) onGenerator();
    }, quietTime);
  };
  const start = Date.now() - clockLag;
  let isReady = false;
  watcher.on('all', (event, full) => {
    // Before it is ready, chokidar reports every existing file.
    if (!isReady) return;
    report(full);
    if (event === 'addDir') setTimeout(() => watcher.closed || watcher.add(full), rescanDelay).unref();
  });
  // Only raw events report a second change of a file within 50 ms, as when a formatter runs after a save.
  watcher.on('raw', (_, name, details) => {
    const { watchedPath } = details as { watchedPath: string };
    report(path.basename(watchedPath) === name ? watchedPath : path.join(watchedPath, name));
  });
  await once(watcher, 'ready');
  isReady = true;
  // Files that were saved since the start, also between chokidar's first look at them and its watching them.
  for (const [folder, names] of Object.entries(watcher.getWatched())) {
    for (const full of names.map(name => path.join(folder, name))) {
      const stats = statSync(full, { throwIfNoEntry: false });
      if (stats?.isFile() && stats.mtimeMs >= start) report(full);
    }
  }
  return watcher;
}
