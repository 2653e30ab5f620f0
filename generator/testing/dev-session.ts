/** Runs `npm run dev` as a developer would, on a copy of a site and the generator, and observes it as an open browser would. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds without a reload before a test fails: the only time limit. */
const timeout = 60_000;

const cli = ['generator/cli/start.cjs'];
const now = ['--now', '2024-06-01'];

export type DevSession = {
  root: string;
  url: string;
  /** The process that the developer started: the supervisor. */
  pid: number;
  /** Returns the whole terminal output. */
  terminal: () => string;
  write: (files: Record<string, string>) => void;
  /** Resolves with the response for a file, without the script that dev adds to pages, or undefined for 404. */
  served: (file: string) => Promise<string | undefined>;
  /** Runs `edit`, then calls `find` after every reload until it resolves with a value. */
  reload: <Found>(edit: () => void, find: () => Promise<Found | undefined>) => Promise<Found>;
  /** Builds the current site from scratch with the current generator. Resolves with its files. */
  cleanBuild: () => Promise<Map<string, string>>;
  /** Resolves when the supervisor and the process that serves have exited: both write to the terminal. */
  ended: Promise<unknown>;
  close: () => Promise<void>;
};

/** Copies the site in `source` and the generator to `root`, writes the extra `files`, and serves the result. */
export async function openDev(source: string, root: string, files: Record<string, string> = {}): Promise<DevSession> {
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
  write({ 'package.json': '{ "type": "module" }', ...files });

  const child = spawn(process.execPath, [...cli, 'dev', '--port', '0', ...now], { cwd: root });
  const ended = new Promise(resolve => child.once('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  const url = await servingAt(child);
  const reloads = watchReloads(url);
  await reloads.next(0);

  const served = async (file: string) => {
    const response = await fetch(url + file.replace(/(^|\/)index\.html$/, '$1')).catch(() => undefined);
    if (!response) return 'no response';
    if (response.status === 404 && file !== '404.html') return undefined;
    return (await response.text()).replace(/<script src="\/__site\/client\.js".*?<\/script>(?=<\/body>)/, '');
  };

  return {
    root,
    url,
    pid: child.pid ?? 0,
    terminal: () => output,
    write,
    served,
    async reload(edit, find) {
      let count = reloads.count();
      edit();
      for (;;) {
        count = await reloads.next(count);
        const found = await find();
        if (found !== undefined) return found;
      }
    },
    async cleanBuild() {
      const out = path.join(root, 'dist');
      // Not dev's own cache, to which it may be writing.
      for (const before of [out, path.join(root, '.cache/build')]) rmSync(before, { recursive: true, force: true });
      // Not spawnSync, which would block the event loop while connections time out.
      await promisify(execFile)(process.execPath, [...cli, 'build', ...now], { cwd: root });
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.join(entry.parentPath, entry.name));
      return new Map(files.map(file => [path.relative(out, file), readFileSync(file, 'utf8')]));
    },
    ended,
    async close() {
      reloads.close();
      child.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Resolves with the URL that `dev` prints, or rejects with its output if it exits. */
export function servingAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const look = (text: Buffer) => {
      output += text;
      const [, url] = /^Serving (\S+)$/m.exec(output) ?? [];
      if (url) resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    child.once('exit', code => reject(new Error(`dev exited with code ${code}:\n${output}`)));
  });
}

/** Counts the events that an open browser receives: one after each check of the site, and one each time that the connection opens. */
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
    /** Resolves with the number of events once it exceeds `previous`. */
    next: (previous: number) =>
      new Promise<number>((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error('the browser received no further event')), timeout);
        wake = () => {
          if (count <= previous) return;
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
