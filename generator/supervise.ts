/** Runs `dev` in a child process, and again whenever the generator itself has changed, which a running process cannot take up. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** With this code the child asks to be started anew. */
const restartCode = 75;

/** Runs the command line `words` in a child for as long as it asks for it. Resolves with the last exit code. */
export async function supervise(cli: string, words: string[], say: (line: string) => void): Promise<number> {
  let child: ChildProcess | undefined;
  // In a terminal the child hears Ctrl-C, too; it ends first, and only once.
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child?.kill('SIGTERM');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let port: string[] = [];
  for (;;) {
    child = fork(cli, [...words, ...port], { execArgv: process.execArgv });
    // A page that is open looks for the next one where the first was.
    child.once('message', given => {
      port = ['--port', String(given)];
    });
    const code = await new Promise<number>(resolve => child?.once('exit', exit => resolve(exit ?? 1)));
    if (isStopped && code === restartCode) return 0;
    if (code !== restartCode) return code;
    say('The generator has changed; starting again.');
  }
}

/** In the child: whether somebody supervises it. */
export const isSupervised = (): boolean => process.send !== undefined;

/** In the child: tells the port. Resolves when the supervisor has ended, however that ends. */
export function obey(port: number): Promise<void> {
  process.send?.(port);
  const left = new Promise<void>(resolve => process.once('disconnect', () => resolve()));
  // The channel must not keep a child from ending that has nothing left to do.
  process.channel?.unref();
  return left;
}

/** In the child: ends, to be started anew, unless the generator as it now is does not even load: then gives the reason. */
export async function restart(cli: string): Promise<string> {
  const modules = [cli, path.join(import.meta.dirname, 'dev.ts')].map(file => pathToFileURL(file).href);
  const code = modules.map(href => `await import(${JSON.stringify(href)});`).join('');
  // The command line, when it is loaded, does what its words say.
  const words = [...process.execArgv, '--input-type=module', '--eval', code, '--', 'generator', '--help'];
  const fault = await new Promise<string>(resolve =>
    execFile(process.execPath, words, (error, _, stderr) => resolve(error ? stderr.trim() || error.message : '')),
  );
  return fault === '' ? process.exit(restartCode) : fault;
}
