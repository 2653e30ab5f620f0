/** Runs `dev` in a child process, and starts a new one when the generator itself changes: a running process cannot reload its own code. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** The exit code by which the child asks for a restart. */
const restartCode = 75;

/** Milliseconds before a child that does not exit is killed: longer than any call of the site's code may take. */
const killTimeout = 10_000;

/** The argument that makes the command line load all modules that `dev` needs, and exit. */
export const loadOnly = '--load-only';

/** The environment variable that tells a child who its parent is: without it, another program that forks `dev` is not its supervisor. */
const variable = 'GENERATOR_SUPERVISED';

/** In the child: whether `supervise` started it. */
export const isSupervised = process.env[variable] !== undefined;
// An editor opened from here would pass the variable on to its terminal.
delete process.env[variable];

/** Runs `program` with the arguments `words` in a child, again and again while it asks for a restart. Resolves with the last exit code. */
export async function supervise(program: string, words: string[], print: (line: string) => void): Promise<number> {
  let child: ChildProcess | undefined;
  // In a terminal the child receives Ctrl-C as well: this process exits after it, without a restart.
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child?.kill('SIGTERM');
    // An endless loop in the site's code may keep the child from handling the signal.
    setTimeout(() => child?.kill('SIGKILL'), killTimeout).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let next = words;
  for (;;) {
    child = fork(program, next, { env: { ...process.env, [variable]: 'yes' } });
    // The next child takes the same port, to which open pages reconnect: it need not open one.
    child.once('message', port => {
      next = [...words.filter(word => word !== '--open'), '--port', String(port)];
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    // The child may have received Ctrl-C before this process.
    if (isStopped || signal === 'SIGINT') return 0;
    if (code !== restartCode) return code ?? 1;
    print('The generator changed; restarting.');
  }
}

/** In the child: sends the port to the supervisor. Resolves when the supervisor exits, for whatever reason. */
export function whenSupervisorEnds(port: number): Promise<void> {
  return new Promise(resolve => {
    process.once('disconnect', () => resolve());
    // The supervisor may have exited while the child started.
    process.send?.(port, (error: Error | null) => error && resolve());
    // The channel alone must not keep an idle child alive.
    process.channel?.unref();
  });
}

/** In the child: exits to be restarted. If the changed generator does not even load, resolves with the error message instead. */
export async function restart(program: string): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [program, loadOnly]);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr: string };
    return stderr.trim() || message;
  }
  return process.exit(restartCode);
}

/** Resolves on Ctrl-C (SIGINT) or SIGTERM. */
export const untilStopped = (): Promise<unknown> => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
