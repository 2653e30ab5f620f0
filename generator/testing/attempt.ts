/** Runs the steps that download what tests need. Each prints one line, and none runs for ever. */
import { spawnSync } from 'node:child_process';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Options that keep apt-get from waiting for a mirror for ever. */
export const aptTimeouts = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30'];

/** Runs a command, and prints its description and its outcome in one line. */
export function attempt(
  description: string,
  command: readonly string[],
  { minutes, env }: { minutes: number; env?: NodeJS.ProcessEnv },
): void {
  process.stdout.write(`${description} … `);
  const [program = '', ...args] = command;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    // No input, so that nothing can prompt. The output is only used to find the reason of a failure.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    timeout: minutes * 60_000,
    env: { ...process.env, ...env },
  });
  print(status === 0 ? 'done' : `failed: ${error?.message ?? reasonIn(`${stderr}\n${stdout}`)}`);
}

/** Returns the line of a program's output that says why it failed: its first error, or else its last line. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter(line => line.trim() !== '');
  return (lines.find(line => /^E:|\berror\b/i.test(line)) ?? lines.at(-1) ?? 'no output').trim();
}
