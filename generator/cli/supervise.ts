/** Runs `dev` in a child process, and again whenever the generator itself has changed, which a running process cannot take up. */
import { type ChildProcess, execFile, fork } from 'node:child_process';

/** With this code the child asks to be started anew. */
const restartCode = 75;

/** Milliseconds that a child may take to end: longer than one call of the site's code may last. */
const patience = 10_000;

/** The word on the command line that makes it load all that `dev` needs, and end. */
export const loadOnly = '--load-only';

/** Tells a child whether it is the first: another program that starts `dev` with a channel does not supervise it. */
const variable = 'GENERATOR_SUPERVISED';

const { [variable]: place } = process.env;
// An editor that is opened from here hands all variables on to the terminal in it.
delete process.env[variable];

/** Runs the command line `words` of `program` in a child for as long as it asks for it. Resolves with the last exit code. */
export async function supervise(program: string, words: string[], print: (line: string) => void): Promise<number> {
  let child: ChildProcess | undefined;
  // In a terminal the child hears Ctrl-C as well: this process ends after it, and does not start it again.
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child?.kill('SIGTERM');
    // Code of the site that never ends may keep it from hearing.
    setTimeout(() => child?.kill('SIGKILL'), patience).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let port: string[] = [];
  for (;;) {
    child = fork(program, [...words, ...port], {
      env: { ...process.env, [variable]: port.length > 0 ? 'again' : 'first' },
    });
    // A page that is open looks for the next one where the first was.
    child.once('message', given => {
      port = ['--port', String(given)];
    });
    const code = await new Promise<number>(resolve => child?.once('exit', exit => resolve(exit ?? 1)));
    if (isStopped) return 0;
    if (code !== restartCode) return code;
    print('The generator has changed; starting again.');
  }
}

/** In the child: whether it was started by `supervise`. */
export const isSupervised = (): boolean => process.send !== undefined && place !== undefined;

/** In the child: whether another one was there before, whose page is still open. */
export const isRestarted = (): boolean => place === 'again';

/** In the child: tells the supervisor the port. Resolves when the supervisor has ended, however that ends. */
export function whenSupervisorEnds(port: number): Promise<void> {
  return new Promise(resolve => {
    process.once('disconnect', () => resolve());
    // It may have ended while the child began.
    process.send?.(port, (error: Error | null) => error && resolve());
    // The channel must not keep a child from ending that has nothing left to do.
    process.channel?.unref();
  });
}

/** In the child: ends, to be started anew, unless the generator as it now is does not even load: then resolves with the reason. */
export async function restart(program: string): Promise<string> {
  const reason = await new Promise<string>(resolve =>
    execFile(process.execPath, [program, loadOnly], (error, _, stderr) =>
      resolve(error ? stderr.trim() || error.message : ''),
    ),
  );
  return reason === '' ? process.exit(restartCode) : reason;
}

/** Resolves on Ctrl-C, or when the process is asked to end. */
export const untilStopped = (): Promise<void> =>
  new Promise(resolve => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()));
