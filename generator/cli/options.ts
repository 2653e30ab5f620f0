/** Parses the command line into a command and its options. An error says what is expected; for an unknown word it suggests the nearest known one. */
import { parseArgs } from 'node:util';
import { unknownWord } from '../diagnostics/diagnostics.ts';
import { hostNames } from '../hosts/hosts.ts';
import { isAddress } from '../model.ts';
import { argumentOf, type Command, commands, definitions, helpOf } from './definitions.ts';

export { commands } from './definitions.ts';

/** The command line is invalid. Exit code 2. */
export class UsageError extends Error {}

type CliOptions = ReturnType<typeof optionsOf>;

/** Runs a command for the project in `root`; `program` is the path of start.cjs. Resolves with the exit code. */
export type Run = (
  root: string,
  options: CliOptions,
  print: (line: string) => void,
  program: string,
) => Promise<number>;

/** Parses the words after the program's name. `clock` is the current time, the default of --now; `env` holds what npm did. Throws a UsageError. */
export function parseCommandLine(
  [word = '--help', ...args]: string[],
  clock: Date,
  env: Readonly<Record<string, string | undefined>> = {},
): { command: Command; options: CliOptions } | { help: string } {
  if (word === '--help' || word === '-h') return { help: helpOf() };
  const command = commands.find(name => name === word);
  if (!command) throw new UsageError(unknownWord('command', word, commands));
  if (args.includes('-h')) return { help: helpOf(command) };
  const accepted = definitions.filter(({ of }) => of.includes(command));
  // `npm run build --release` gives the option to npm, which would leave a build that is no release.
  const taken = env.npm_lifecycle_event === command && accepted.find(({ name }) => env[`npm_config_${name}`]);
  if (taken) throw new UsageError(`npm took --${taken.name} for itself; write: npm run ${command} -- --${taken.name}`);
  const options = Object.fromEntries(accepted.map(({ name, type }) => [name, { type, multiple: true as const }]));
  const known = accepted.map(({ name }) => `--${name}`);
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: false });
  for (const [name, value] of Object.entries(values)) {
    const type = options[name]?.type;
    const given = [value].flat();
    if (!type) throw new UsageError(unknownWord('option', `--${name}`, known));
    // parseArgs would take the next option for the value: "--out --release" does not mean a folder named "--release".
    if (type === 'string' && !given.every(text => typeof text === 'string' && /^(?!--)./.test(text)))
      throw new UsageError(`--${name} needs a value`);
    if (type === 'boolean' && given.some(text => text !== true)) throw new UsageError(`--${name} takes no value`);
  }
  if (values.help) return { help: helpOf(command) };
  // An argument may be several words, but a URL is one.
  const maxWords = command === 'verify' ? 1 : argumentOf[command] ? Number.POSITIVE_INFINITY : 0;
  const extra = positionals[maxWords];
  if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
  // `new` says itself which kinds there are: the site adds its own.
  if (argumentOf[command] && command !== 'new' && positionals.every(text => text.trim() === ''))
    throw new UsageError(`missing argument: npm run ${command} -- ${argumentOf[command]}`);
  return { command, options: optionsOf(command, positionals, values as Values, clock) };
}

/** The values of each option, in the order given; `true` for an option without a value. */
type Values = Readonly<Record<string, (string | true)[]>>;

function optionsOf(command: Command, words: string[], values: Values, clock: Date) {
  const read = <Value>(name: string, parse: (text: string) => Value) => {
    const text = values[name]?.at(-1);
    return text === undefined ? undefined : parse(String(text));
  };
  const [address = ''] = words;
  const isShared = values.host?.includes(true) ?? false;
  return {
    /** The command's argument: a kind and a name for `new`. */
    words,
    /** `verify` takes the address of the live site as its argument, not as an option. */
    url: command === 'verify' ? urlOf(address, address) : read('url', urlOf),
    out: read('out', String) ?? 'dist',
    port: read('port', portOf),
    now: read('now', timeOf) ?? clock,
    hosts: values.host && !isShared ? hostsOf(values.host.join()) : undefined,
    isShared,
    open: 'open' in values,
    compress: 'compress' in values,
    release: 'release' in values,
    json: 'json' in values,
    markdown: 'markdown' in values,
  };
}

/** Throws a UsageError unless a value is what is expected. */
function check(isValid: boolean, given: string, expected: string): void {
  if (!isValid) throw new UsageError(`${given} is not ${expected}`);
}

function urlOf(text: string, given = `--url ${text}`): string {
  check(isAddress(text), given, 'an address such as https://name.example/folder/');
  return text;
}

function hostsOf(text: string): string[] {
  const names = text.split(',').map(name => name.trim());
  const unknown = names.find(name => !hostNames.includes(name));
  if (unknown !== undefined) throw new UsageError(unknownWord('host', unknown, hostNames));
  return names;
}

function portOf(text: string): number {
  check(/^\d+$/.test(text) && Number(text) <= 65535, `--port ${text}`, 'a port number (0 to 65535)');
  return Number(text);
}

/** A date without a time means midnight UTC. */
function timeOf(text: string): Date {
  const time = new Date(text);
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  // Date takes 31 February for 2 March.
  const isTime = day !== '' && !Number.isNaN(time.getTime()) && new Date(day).toISOString().startsWith(day);
  check(isTime, `--now ${text}`, 'a time such as 2024-06-01 or 2024-06-01T09:00:00+05:30');
  return time;
}
