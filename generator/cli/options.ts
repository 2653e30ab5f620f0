/** Words on the command line → a command and its options. Unknown words are refused with the nearest known one. */
import { parseArgs } from 'node:util';
import { unknownWord } from '../diagnostics/diagnostics.ts';
import type { HostName } from '../host/host.ts';
import { type Command, commands, definitions, helpOf, objects } from './definitions.ts';
import { countOf, hostsOf, momentOf, portOf, UsageError, urlOf } from './values.ts';

export type { Command } from './definitions.ts';
export { UsageError } from './values.ts';

/** The folder of what is for the person who deploys. It is never part of the site. */
export const deployFolder = 'deploy';

/** The options as the commands take them. */
export type CliOptions = {
  /** What stands after the command: for `where` a sentence, for `explain` a path, for `new` a kind and a name. */
  words: string[];
  url: string | undefined;
  out: string;
  port: number | undefined;
  now: Date;
  hosts: HostName[] | undefined;
  isShared: boolean;
  open: boolean;
  compress: boolean;
  release: boolean;
  limit: number;
  json: boolean;
  markdown: boolean;
  strict: boolean;
};

/** A command, run for the project in `root`; `program` is the command line itself. Resolves with the exit code. */
export type Run = (
  root: string,
  options: CliOptions,
  print: (line: string) => void,
  program: string,
) => Promise<number>;

/** Reads the words after the name of the program. `clock` is the present moment, for where none is given. Throws a UsageError. */
export function parseCommandLine(
  words: string[],
  clock: Date,
): { command: Command; options: CliOptions } | { help: string } {
  // Only the command says whether some options have a value, so it comes first.
  const first = commands.find(name => name === words[0]);
  const takenBy = (of: Command | undefined) => definitions.filter(one => !of || one.of.includes(of));
  const types = Object.fromEntries(
    [...definitions, ...takenBy(first)].map(({ name, type }) => [name, { type }] as const),
  );
  const { positionals, tokens } = parseArgs({
    args: words,
    options: types,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [word, ...objectWords] = positionals;
  const command = commands.find(name => name === word);
  if (word !== undefined && !command) throw unknown('command', word, commands);

  const values: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const definition = takenBy(command).find(({ name }) => name === token.name);
    if (!definition)
      throw unknown(
        'option',
        token.rawName,
        takenBy(command).map(({ name }) => `--${name}`),
      );
    if (definition.type === 'string' && !token.value) throw new UsageError(`${token.rawName} needs a value`);
    if (definition.type === 'boolean' && token.inlineValue) throw new UsageError(`${token.rawName} takes no value`);
    const before = token.name === 'host' && values.host !== undefined ? `${values.host},` : '';
    values[token.name] = token.value === undefined ? true : `${before}${token.value}`;
  }
  if (values.help || !command) return { help: helpOf(command) };
  const [object, extra] = objectWords;
  // The address of a live site is no option of its own: it is what the command is about.
  const isVerify = command === 'verify';
  const tooMany = isVerify ? extra : objects[command] ? undefined : object;
  if (tooMany !== undefined) throw new UsageError(`one command at a time: "${tooMany}" is one too many`);
  if (object === undefined && objects[command])
    throw new UsageError(`say what: npm run ${command} -- ${objects[command]}`);
  const url = isVerify ? object : values.url;
  return {
    command,
    options: {
      words: objectWords,
      url: url === undefined ? undefined : urlOf(String(url), isVerify),
      out: String(values.out ?? (command === 'book' ? 'preview-book' : 'dist')),
      port: values.port === undefined ? undefined : portOf(String(values.port)),
      now: values.now === undefined ? clock : momentOf(String(values.now)),
      hosts: typeof values.host !== 'string' ? undefined : hostsOf(String(values.host), command !== 'build' && command),
      isShared: values.host === true,
      open: values.open === true,
      compress: values.compress === true,
      release: values.release === true,
      limit: countOf(String(values.limit ?? '5000')),
      json: values.json === true,
      markdown: values.markdown === true,
      strict: values.strict === true,
    },
  };
}

const unknown = (what: string, word: string, known: readonly string[]) =>
  new UsageError(unknownWord(what, word, known));
