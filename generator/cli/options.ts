/** Words on the command line → a command and its options. Unknown words are refused with the nearest known one. */
import { parseArgs } from 'node:util';
import { unknownWord } from '../diagnostics/diagnostics.ts';
import { type Command, commands, definitions, helpOf, objects } from './definitions.ts';
import { countOf, hostsOf, momentOf, portOf, UsageError, urlOf } from './values.ts';

export { UsageError } from './values.ts';

/** The options as the commands take them. */
type CliOptions = ReturnType<typeof optionsOf>;

/** A command, run for the project in `root`; `program` is the command line itself. Resolves with the exit code. */
export type Run = (
  root: string,
  options: CliOptions,
  print: (line: string) => void,
  program: string,
) => Promise<number>;

/** Reads the words after the name of the program. `clock` is the present moment, for where none is given. Throws a UsageError. */
export function parseCommandLine(
  [word = '--help', ...args]: string[],
  clock: Date,
): { command: Command; options: CliOptions } | { help: string } {
  if (word === '--help' || word === '-h') return { help: helpOf() };
  const command = commands.find(name => name === word);
  if (!command) throw new UsageError(unknownWord('command', word, commands));
  const own = definitions.filter(({ of }) => of.includes(command));
  const options = Object.fromEntries(own.map(({ name, type }) => [name, { type, multiple: true as const }]));
  if (args.includes('-h')) return { help: helpOf(command) };
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: false });
  for (const [name, value] of Object.entries(values)) {
    const type = own.find(one => one.name === name)?.type;
    const known = own.map(one => `--${one.name}`);
    const given = [value].flat();
    if (!type) throw new UsageError(unknownWord('option', `--${name}`, known));
    // What follows an option without its value is the next option: no folder is meant by "--release".
    if (type === 'string' && !given.every(text => typeof text === 'string' && /^(?!--)./.test(text)))
      throw new UsageError(`--${name} needs a value`);
    if (type === 'boolean' && given.some(text => text !== true)) throw new UsageError(`--${name} takes no value`);
  }
  if (values.help) return { help: helpOf(command) };
  // What stands after a command may be several words, but the address of a live site is one.
  const most = command === 'verify' ? 1 : objects[command] ? Number.POSITIVE_INFINITY : 0;
  const tooMany = positionals[most];
  if (tooMany !== undefined) throw new UsageError(`one command at a time: "${tooMany}" is one too many`);
  if (positionals.length === 0 && objects[command])
    throw new UsageError(`say what: npm run ${command} -- ${objects[command]}`);
  return { command, options: optionsOf(command, positionals, values as Values, clock) };
}

/** The values of each option, in order: `true` where it has none. */
type Values = Readonly<Record<string, (string | true)[]>>;

function optionsOf(command: Command, words: string[], values: Values, clock: Date) {
  const read = <Value>(name: string, parse: (text: string) => Value) => {
    const text = values[name]?.at(-1);
    return text === undefined ? undefined : parse(String(text));
  };
  const [address = ''] = words;
  const isShared = values.host?.includes(true) ?? false;
  return {
    /** What stands after the command: for `where` a sentence, for `explain` a path, for `new` a kind and a name. */
    words,
    /** The address of a live site is no option of `verify`, but what it is about. */
    url: command === 'verify' ? urlOf(address, address) : read('url', urlOf),
    out: read('out', String) ?? (command === 'book' ? 'preview-book' : 'dist'),
    port: read('port', portOf),
    now: read('now', momentOf) ?? clock,
    hosts: values.host && !isShared ? hostsOf(values.host.join(), command !== 'build' && command) : undefined,
    isShared,
    open: 'open' in values,
    compress: 'compress' in values,
    release: 'release' in values,
    limit: read('limit', countOf) ?? 5000,
    json: 'json' in values,
    markdown: 'markdown' in values,
    strict: 'strict' in values,
  };
}
