/** Watches the site's files, and reports changes once a save is complete. */
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { isTemporary, sourceFolders } from '../files.ts';

/** Watches a project, and files and folders beside it that are added. Calls `onChange` with the last file of each change. */
export async function watch(root: string, onChange: (file: string) => void) {
  const folders = [...sourceFolders, 'public'];
  const outside = new Set<string>();
  const isOther = (full: string) =>
    !folders.includes(path.relative(root, full).split(path.sep)[0] ?? '') &&
    ![...outside].some(one => full === one || full.startsWith(one + path.sep));
  const seen = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const report = (full: string) => {
    // Of a link, a raw event may name a file in a file.
    const saved = existsSync(full) ? (statSync(full, { throwIfNoEntry: false })?.ctimeMs ?? 0) : 0;
    // One save causes several events.
    if (isOther(full) || isTemporary(path.basename(full)) || seen.get(full) === saved) return;
    seen.set(full, saved);
    clearTimeout(timer);
    timer = setTimeout(() => onChange(path.relative(root, full).replaceAll(path.sep, '/')), 10);
  };
  const watcher = watchFiles(root, { ignoreInitial: true, ignored: full => full !== root && isOther(full) });
  /** Chokidar misses what is created in a new folder before it watches it (its issue 1471). */
  const lookAgain = (folder: string) => {
    if (watcher.closed || !existsSync(folder)) return;
    watcher.add(folder);
    for (const name of readdirSync(folder)) report(path.join(folder, name));
  };
  watcher.on('all', (event, full) => {
    report(full);
    if (event === 'addDir') setTimeout(() => lookAgain(full), 500).unref();
  });
  // Only raw events report a second change of a file within 50 ms, as when a formatter runs after a save.
  watcher.on('raw', (_, name, details) => {
    const { watchedPath = '' } = details as { watchedPath?: string };
    report(path.basename(watchedPath) === name ? watchedPath : path.resolve(watchedPath, name));
  });
  await once(watcher, 'ready');
  return {
    add(files: readonly string[]) {
      for (const file of files) outside.add(path.resolve(root, file));
      watcher.add([...outside]);
    },
    /** Reports a change at once that `dev` has made itself. */
    changed(file: string): void {
      const full = path.join(root, file);
      seen.set(full, statSync(full).ctimeMs);
      clearTimeout(timer);
      onChange(file);
    },
    close: () => watcher.close(),
  };
}
