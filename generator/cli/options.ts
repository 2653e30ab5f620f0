/** The commands, their options and their help; and the command line as values. */
import { parseArgs } from 'node:util';
import { unknownWord } from '../diagnostics/diagnostics.ts';
import { type HostName, hostNames } from '../host/host.ts';
import { isAddress } from '../model.ts';

/** The command line is invalid. Exit code 2. */
export class UsageError extends Error {}

/** An option: the value that it takes, "" if none, and what it is for. */
type Option = readonly [value: string, help: string];

const url: Option = ['URL', 'the address of the site, instead of the one in content/site.yaml'];
const now: Option = ['TIME', 'decides what is public: 2024-06-01 or 2024-06-01T09:00+05:30 (default: now)'];
const out: Option = ['FOLDER', 'the folder of the finished site (default: dist)'];
const port: Option = ['N', 'the port; 0 picks a free one (default: 3000, or a free one if that is in use)'];
const host: Option = ['NAMES', `add the files that these hosts need: ${hostNames.join()}`];
const json: Option = ['', 'print the result as one JSON object'];
const compress: Option = ['', 'also write .br and .gz beside every text file'];
const release: Option = ['', 'fail while preflight lists anything'];
const share: Option = ['', 'also serve other devices on the network, such as a phone'];

/** Each command: what it does, what it takes beside options, and its options. */
const commands: Record<string, readonly [does: string, words: string, options: Record<string, Option>]> = {
  build: ['writes the finished site to dist/', '', { url, now, out, host, compress, release, json }],
  dev: ['serves the site, drafts included, and shows every edit', '', { url, now, port, host: share }],
  preview: ['serves dist/ as a static host would', '', { out, port }],
  preflight: ['lists what people must settle before launch', '', { url, now, json }],
  verify: ['compares a live site with dist/', 'URL', { out }],
  new: ['copies a template of content/templates/', 'KIND NAME', { now }],
};

/** Returns the --help text: every command with its options. */
export function help(): string {
  const lines = Object.entries(commands).flatMap(([name, [does, words, options]]) => [
    `\n  ${`${name} ${words}`.padEnd(16)} ${does}`,
    ...Object.entries(options).map(([name, [value, help]]) => `    ${`--${name} ${value}`.padEnd(14)} ${help}`),
  ]);
  const codes = 'Exit codes: 0 success, 1 something to fix, 2 usage error, 70 bug in the generator.';
  return `Usage: npm run <command> -- [options]\n${lines.join('\n')}\n\n${codes}`;
}

/** Runs a command for the project in `root`. Resolves with the exit code; a server goes on. */
export type Run = (
  root: string,
  options: NonNullable<ReturnType<typeof parseCommandLine>>['options'],
  print: (line: string) => void,
) => Promise<number>;

/** Parses the words after the program's name; `env` holds what npm did. Returns undefined if they ask for help. Throws a UsageError. */
export function parseCommandLine([name = '--help', ...args]: string[], env: NodeJS.ProcessEnv = {}) {
  if ([name, ...args].some(word => word === '--help' || word === '-h')) return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(unknownWord('command', name, Object.keys(commands)));
  const [, takes, accepted] = command;
  // `npm run build --release` gives the option to npm, which would leave a build that is no release.
  const taken = env.npm_lifecycle_event === name && Object.keys(accepted).find(option => env[`npm_config_${option}`]);
  if (taken) throw new UsageError(`npm took --${taken} for itself; write: npm run ${name} -- --${taken}`);
  const { values, positionals: words } = parseOptions(args, accepted, takes !== '');
  const given: Given = { ...values, ...(takes === 'URL' && { url: words[0] ?? '' }) };
  for (const [option, { isValid, what }] of Object.entries(expected)) {
    const value = given[option as keyof Given];
    if (typeof value === 'string' && !isValid(value)) throw new UsageError(`${option} "${value}" is not ${what}`);
  }
  const options = {
    /** What is no option: a kind and a name for `new`. */
    words,
    url: given.url,
    out: given.out ?? 'dist',
    port: given.port === undefined ? undefined : Number(given.port),
    now: given.now === undefined ? new Date() : new Date(given.now),
    hosts: typeof given.host === 'string' ? (given.host.split(',') as HostName[]) : undefined,
    isShared: given.host === true,
    compress: given.compress ?? false,
    release: given.release ?? false,
    json: given.json ?? false,
  };
  return { command: name, options };
}

type Given = { url?: string; out?: string; port?: string; now?: string; host?: string | boolean } & {
  [name in 'compress' | 'release' | 'json']?: boolean;
};

/** What the values of options must be. */
const expected = {
  url: { isValid: isAddress, what: 'an address such as https://name.example/folder/' },
  port: { isValid: (text: string) => /^\d{1,5}$/.test(text) && Number(text) < 65536, what: 'a port (0 to 65535)' },
  now: { isValid: isTime, what: 'a time such as 2024-06-01 or 2024-06-01T09:00+05:30' },
  host: {
    isValid: (text: string) => text.split(',').every(name => hostNames.includes(name as HostName)),
    what: `a list of hosts, of ${hostNames.join()}`,
  },
};

/** A date without a time means midnight UTC. */
function isTime(text: string): boolean {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  // Date takes 31 February for 2 March.
  const isDay = new Date(`${day}T00:00Z`).toJSON()?.startsWith(`${day}T`);
  return isDay && !Number.isNaN(Date.parse(text));
}

function parseOptions(args: string[], accepted: Record<string, Option>, allowPositionals: boolean) {
  const types = Object.entries(accepted).map(([name, [value]]) => [name, { type: value ? 'string' : 'boolean' }]);
  try {
    return parseArgs({ args, options: Object.fromEntries(types), allowPositionals });
  } catch (error) {
    const { message } = error as Error;
    const [, unknown] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    const known = Object.keys(accepted).map(name => `--${name}`);
    throw new UsageError(unknown ? unknownWord('option', unknown, known) : message.replace(/\n.*/s, ''));
  }
}
