/** Steps that fetch what tests need from elsewhere: each says itself in one line, and none waits for ever. */
import { spawnSync } from 'node:child_process';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** No mirror is waited for without end. */
export const aptPatience = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30'];

/** Runs a command, and says in one line what it is and how it ended. */
export function attempt(
  what: string,
  command: readonly string[],
  { minutes, env }: { minutes: number; env?: NodeJS.ProcessEnv },
): void {
  process.stdout.write(`${what} … `);
  const [program = '', ...args] = command;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    // No input, so that nothing can ask; the output is read for the reason of a failure only.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    timeout: minutes * 60_000,
    env: { ...process.env, ...env },
  });
  say(status === 0 ? 'done' : `failed: ${error?.message ?? reasonIn(`${stderr}\n${stdout}`)}`);
}

/** The line of a program's output that says why it failed: its first error, else its last line. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter(line => line.trim() !== '');
  return (lines.find(line => /^E:|\berror\b/i.test(line)) ?? lines.at(-1) ?? 'it said nothing').trim();
}
