/** Runs `npm run dev` as a developer would, on a copy of the plain fixture. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type DevSession = Awaited<ReturnType<typeof openDev>>;

/** Copies the plain fixture to a folder of this name, writes the extra `files`, and serves the result, with more `options`. */
export async function openDev(
  name: string,
  files: Record<string, string> = {},
  env: NodeJS.ProcessEnv = {},
  options: string[] = [],
) {
  // In node_modules, so that the site finds React.
  const root = path.resolve('node_modules/.cache', name);
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
  const write = (file: string, text: string | ((before: string) => string)) => {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, typeof text === 'string' ? text : text(readFileSync(full, 'utf8')));
  };
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) write(file, text);
  const words = [path.resolve('generator/cli/start.cjs'), 'dev', '--port', '0', '--now', '2024-06-01', ...options];
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  const url = await servingAt(child);
  return {
    root,
    url,
    write,
    terminal: () => output,
    /** Resolves with the text of a file as it is served, without the script of `dev`; undefined for 404. */
    async served(file: string): Promise<string | undefined> {
      const response = await fetch(url + file.replace(/(^|\/)index\.html$/, '$1'));
      if (response.status === 404 && file !== '404.html') return undefined;
      return (await response.text()).replace(/<script src="[^"]*__site.*?<\/script>/, '');
    },
    async close(): Promise<void> {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Resolves with the URL that `dev` or `preview` prints, or rejects with its output if it exits. */
export function servingAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const look = (text: Buffer) => {
      output += text;
      const [, url] = /^Serving .*?(http\S+)$/m.exec(output) ?? [];
      if (url) resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    child.once('exit', code => reject(new Error(`it exited with code ${code}:\n${output}`)));
  });
}

/** Listens to a running `dev` as an open page does. `message` returns the last message. */
export function listen(url: string): { message: () => unknown; end: () => void } {
  const end = new AbortController();
  let last: unknown;
  void fetch(new URL('__site/events', url), { signal: end.signal })
    .then(async ({ body }) => {
      for await (const chunk of body ?? [])
        last = JSON.parse(/.*\n\n$/.exec(Buffer.from(chunk).toString())?.[0].slice(6) ?? '');
    })
    .catch(() => {});
  return { message: () => last, end: () => end.abort() };
}
