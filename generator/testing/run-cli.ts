/** The command line as a whole process, with what it says and how it ends. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export type Ended = { code: number | null; out: string; err: string };

export type RunOptions = {
  /** The folder of the generator; this project's unless given. */
  generator?: string;
  env?: Record<string, string>;
  /** Hears all that was said so far, whenever there is more. */
  onSay?: (said: string, signal: (name: NodeJS.Signals) => void) => void;
};

/** Runs the command line with `words`, "build --json", in the folder `root`, to its end. */
export function runCli(root: string, words: string, options: RunOptions = {}): Promise<Ended> {
  const { generator = path.resolve('generator'), env = {}, onSay = () => {} } = options;
  const child = spawn(process.execPath, [path.join(generator, 'cli/start.cjs'), ...words.split(' ').filter(Boolean)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, out: '', err: '' };
  const hear = (stream: 'out' | 'err') => (text: Buffer) => {
    ended[stream] += text;
    onSay(ended.out + ended.err, name => child.kill(name));
  };
  child.stdout.on('data', hear('out'));
  child.stderr.on('data', hear('err'));
  return new Promise(resolve => child.once('close', code => resolve({ ...ended, code })));
}
