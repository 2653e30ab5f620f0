/** `npm run dev` as a developer has it, over a copy of a site with the generator in it, and what an open browser sees of it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The only limit of time: a machine that takes longer is taken for stuck. */
const patience = 60_000;

const cli = ['generator/cli/start.cjs'];
const now = ['--now', '2024-06-01'];

export type DevSession = {
  root: string;
  url: string;
  /** The process that a developer started. */
  pid: number;
  /** Everything that the terminal shows. */
  terminal: () => string;
  /** Writes files: name → text. */
  write: (files: Record<string, string>) => void;
  /** What the site answers under a path, without what dev puts before the end of a page's body; undefined for 404. */
  served: (file: string) => Promise<string | undefined>;
  /** Does `edit`, then waits for the first reload of the browser after which `isThere` holds. */
  reload: <Found>(edit: () => void, isThere: () => Promise<Found | undefined>) => Promise<Found>;
  /** The files of a clean build of the site as it is now, by the generator as it is now. */
  cleanBuild: () => Promise<Map<string, string>>;
  close: () => Promise<void>;
};

/** Copies the site in `source`, and the generator, to `root`, lays some files of its own over them, and serves it. */
export async function openDev(source: string, root: string, own: Record<string, string> = {}): Promise<DevSession> {
  rmSync(root, { recursive: true, force: true });
  cpSync(source, root, { recursive: true });
  const isNeeded = (file: string) => !/\/(fixtures|testing)$|\.(test|e2e)\.ts$/.test(file);
  cpSync('generator', path.join(root, 'generator'), { recursive: true, filter: isNeeded });
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
  };
  write({ 'package.json': '{ "type": "module" }', ...own });

  const child = spawn(process.execPath, [...cli, 'dev', '--port', '0', ...now], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text));
  const url = await servingAt(child, () => said);
  const reloads = watchReloads(url);
  await reloads.next(0);

  const served = async (file: string) => {
    const response = await fetch(url + file.replace(/(^|\/)index\.html$/, '$1')).catch(() => undefined);
    if (!response) return 'nobody answers';
    if (response.status === 404 && file !== '404.html') return undefined;
    return (await response.text()).replace(/<script src="\/__site\/client\.js".*?<\/script>(?=<\/body>)/, '');
  };

  return {
    root,
    url,
    pid: child.pid ?? 0,
    terminal: () => said,
    write,
    served,
    async reload(edit, isThere) {
      let seen = reloads.count();
      edit();
      for (;;) {
        seen = await reloads.next(seen);
        const found = await isThere();
        if (found !== undefined) return found;
      }
    },
    async cleanBuild() {
      const out = path.join(root, 'dist');
      for (const before of [out, path.join(root, '.cache')])
        rmSync(before, { recursive: true, force: true, maxRetries: 9 });
      // Not waiting in `spawnSync`: connections would grow old unheard.
      await promisify(execFile)(process.execPath, [...cli, 'build', ...now], { cwd: root });
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.join(entry.parentPath, entry.name));
      return new Map(files.map(file => [path.relative(out, file), readFileSync(file, 'utf8')]));
    },
    async close() {
      reloads.close();
      const ended = new Promise(resolve => child.once('exit', resolve));
      if (child.kill('SIGTERM')) await ended;
      // Where that was killed, the process that it supervised may still be keeping its cache.
      rmSync(root, { recursive: true, force: true, maxRetries: 9 });
    },
  };
}

/** Waits for the line with the address. */
function servingAt(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, url] = /^Serving (\S+)$/m.exec(said()) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('exit', code => reject(new Error(`dev ended with ${code}:\n${said()}`)));
  });
}

/** Counts what an open browser is told: each time that all is checked after a change, and each time that the connection is there (again). */
function watchReloads(url: string) {
  let count = 0;
  let isOpen = true;
  let wake = () => {};
  const end = new AbortController();
  const reload = () => {
    count++;
    wake();
  };
  const listen = async () => {
    while (isOpen) {
      try {
        const { body } = await fetch(new URL('/__changes', url), { signal: end.signal });
        reload();
        for await (const chunk of body ?? []) if (Buffer.from(chunk).includes('"isDone":true')) reload();
      } catch {
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    }
  };
  const done = listen();
  return {
    count: () => count,
    /** Resolves with the count of reloads once there are more than `seen`. */
    next: (seen: number) =>
      new Promise<number>((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error('the browser was told nothing more')), patience);
        wake = () => {
          if (count <= seen) return;
          clearTimeout(limit);
          resolve(count);
        };
        wake();
      }),
    async close() {
      isOpen = false;
      end.abort();
      await done;
    },
  };
}
