/** Changes of the project's files, heard once they are whole. */
import path from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { isTemporary } from '../compile/compile.ts';

/** Milliseconds without another event: an editor's save is often several (unlink, add, change). */
const quiet = 10;

/**
 * Milliseconds after which a new folder is looked into again: chokidar reads it and only then listens to it, so that what is made in between is never told
 * (https://github.com/paulmillr/chokidar/issues/1471).
 */
const untilLookedAgain = 500;

/** Milliseconds by which the times of files may be behind. */
const clockStep = 10;

const folders = new Set(['pages', 'components', 'content', 'islands', 'public', 'generator']);

/** What `dev` itself consists of: not tests, nor what only they use. */
const isOfGenerator = (file: string) =>
  /^generator\/(?!(fixtures|testing|bench)\/).*(?<!\.(test|e2e))\.tsx?$/.test(file);

/**
 * Watches the project in `root`, and calls one of the two after something has changed there, with the names of the files. An event is only a hint that something may
 * be different: whoever is called looks at the files themselves. Resolves once it hears changes.
 */
export async function watch(
  root: string,
  { onSite, onGenerator }: { onSite: (files: ReadonlySet<string>) => void; onGenerator: () => void },
): Promise<{ close: () => Promise<void> }> {
  const watcher = watchFiles(root, {
    ignored: file => {
      const [folder = ''] = path.relative(root, file).split(path.sep);
      return (folder !== '' && !folders.has(folder)) || isTemporary(path.basename(file));
    },
  });
  const [site, generator] = [onceQuiet(onSite), onceQuiet(onGenerator)];
  const hear = (full: string) => {
    const file = path.relative(root, full).split(path.sep).join('/');
    if (isTemporary(path.basename(file)) || !folders.has(file.split('/')[0] ?? '')) return;
    if (!file.startsWith('generator/')) site(file);
    else if (isOfGenerator(file)) generator(file);
  };
  const begin = Date.now() - clockStep;
  let isReady = false;
  watcher.on('all', (event, full, stats) => {
    // Until it is ready it tells of all that is there: of that, what was saved meanwhile.
    if (isReady || (stats && stats.mtimeMs >= begin)) hear(full);
    if (isReady && event === 'addDir') setTimeout(() => watcher.closed || watcher.add(full), untilLookedAgain).unref();
  });
  // A second change of a file within 50 ms, as when a formatter follows a save, is told by nothing else.
  watcher.on('raw', (_, name, details) => {
    const { watchedPath } = details as { watchedPath: string };
    hear(path.basename(watchedPath) === name ? watchedPath : path.join(watchedPath, name));
  });
  await new Promise<void>(resolve => watcher.once('ready', resolve));
  isReady = true;
  return watcher;
}

function onceQuiet(run: (files: ReadonlySet<string>) => void): (file: string) => void {
  let timer: NodeJS.Timeout | undefined;
  let files = new Set<string>();
  return file => {
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const heard = files;
      files = new Set();
      run(heard);
    }, quiet);
  };
}
