/** Runs the command line as a separate process, and captures its output and exit code. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export type Ended = { code: number | null; out: string; err: string };

/** Runs the command line of a generator with `words`, such as "build --release", in the folder `root` until it exits. */
export function runCli(root: string, words: string, generator = path.resolve('generator')): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(generator, 'cli/start.cjs'), ...words.split(' ').filter(Boolean)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', text => (ended.out += text));
  child.stderr.on('data', text => (ended.err += text));
  return new Promise(resolve => child.once('close', code => resolve({ ...ended, code })));
}
