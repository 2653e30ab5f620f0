/** Runs the command line as a separate process, and captures its output and exit code. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export type Ended = { code: number | null; out: string; err: string };

export type RunOptions = {
  /** The folder of the generator (default: this project's). */
  generator?: string;
  /** Called with all output so far whenever there is more. `signal` sends a signal to the process. */
  onSay?: (output: string, signal: (name: NodeJS.Signals) => void) => void;
};

/** Runs the command line with `words`, such as "build --release", in the folder `root` until it exits. */
export function runCli(root: string, words: string, options: RunOptions = {}): Promise<Ended> {
  const { generator = path.resolve('generator'), onSay = () => {} } = options;
  const child = spawn(process.execPath, [path.join(generator, 'cli/start.cjs'), ...words.split(' ').filter(Boolean)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, out: '', err: '' };
  const collect = (stream: 'out' | 'err') => (text: Buffer) => {
    ended[stream] += text;
    onSay(ended.out + ended.err, name => child.kill(name));
  };
  child.stdout.on('data', collect('out'));
  child.stderr.on('data', collect('err'));
  return new Promise(resolve => child.once('close', code => resolve({ ...ended, code })));
}
