/** The commands, their options and their help; and the command line as values. */
import { parseArgs } from 'node:util';
import { hintOf } from '../diagnostics/diagnostics.ts';
import { hostNames } from '../hosts/hosts.ts';
import { isAddress } from '../model.ts';

export class UsageError extends Error {}

/** Reads the text of an option; false if it is wrong. */
type Read = (text: string) => unknown;
type Option = { takes?: string; help: string; read?: Read };
const readUrl = (text: string) => isAddress(text) && text;
// For JavaScript 31 February is a day in March.
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
const readTime = (text: string) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)) && new Date(text);
const readPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) < 65536 && Number(text);
const readHosts = (text: string) => text.split(',').every(name => hostNames.includes(name)) && text.split(',');
const url: Option = { takes: 'URL', help: "the site's address, by default that in content/site.yaml", read: readUrl };
const now: Option = {
  takes: 'TIME',
  help: 'a time for what is public: 2024-06-01 or 2024-06-01T09:00+05:30',
  read: readTime,
};
const out: Option = { takes: 'FOLDER', help: 'the folder of the finished site (default: dist)' };
const port: Option = { takes: 'N', help: 'the port, 0 for a free one (default: 3000, or a free one)', read: readPort };
const hosts: Option = { takes: 'NAMES', help: `the hosts to add files for: ${hostNames.join()}`, read: readHosts };
const share: Option = { help: 'also serve other devices on the network, such as a phone' };
const edit: Option = { help: 'with --host: let this computer edit texts meanwhile, no other device' };
const compress: Option = { help: 'also write .br and .gz beside every text file' };
const release: Option = { help: 'fail while preflight lists anything' };

const commands: Record<string, { does: string; words?: string; options: Record<string, Option> }> = {
  build: { does: 'writes the finished site to dist/', options: { url, now, out, host: hosts, compress, release } },
  dev: {
    does: 'serves the site, drafts included, and shows every edit',
    options: { url, now, port, host: share, edit },
  },
  preview: { does: 'serves dist/ as a static host would', options: { out, port } },
  preflight: { does: 'lists what people must settle before launch', options: { url, now } },
  verify: { does: 'compares a live site with dist/', words: 'URL', options: { out } },
  new: { does: 'copies a template of content/templates/', words: 'KIND NAME', options: { now } },
};

export function help(): string {
  const lines = Object.entries(commands).flatMap(([name, { does, words = '', options }]) => [
    `\n  ${`${name} ${words}`.padEnd(16)} ${does}`,
    ...Object.entries(options).map(([name, { takes = '', help }]) => `    ${`--${name} ${takes}`.padEnd(14)} ${help}`),
  ]);
  const codes = 'Exit codes: 0 success, 1 something to fix, 2 usage error, 70 bug in the generator.';
  return `Usage: npm run <command> -- [options]\n${lines.join('\n')}\n\n${codes}`;
}

type Values = { words: string[]; out: string; now: Date; url?: string; port?: number; host?: true | string[] } & {
  [flag in 'compress' | 'release' | 'edit']?: true;
};

export type Run = (root: string, options: Values, print: (line: string) => void) => Promise<number>;

/** Parses the words after the program's name. Returns undefined if they ask for help. Throws a UsageError. */
export function parseCommandLine([name = '--help', ...args]: string[], env = process.env) {
  if ([name, ...args].some(word => word === '--help' || word === '-h')) return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`unknown command ${name}. ${hintOf(name, Object.keys(commands))}`);
  const { words: takes, options: accepted } = command;
  // `npm run build --release` gives the option to npm, which would leave a build that is no release.
  const taken = Object.keys(accepted).find(option => env.npm_lifecycle_event === name && env[`npm_config_${option}`]);
  if (taken) throw new UsageError(`npm took --${taken} for itself; write: npm run ${name} -- --${taken}`);
  const options = parseOptions(args, accepted, takes !== undefined);
  if (takes === 'URL' && !isAddress(options.words[0]))
    throw new UsageError('which site? npm run verify -- https://name.example/');
  return { command: name, options };
}

function parseOptions(args: string[], accepted: Record<string, Option>, allowPositionals: boolean): Values {
  const types = Object.entries(accepted).map(([name, { takes }]) => [name, { type: takes ? 'string' : 'boolean' }]);
  try {
    const { values, positionals } = parseArgs({ args, options: Object.fromEntries(types), allowPositionals });
    const read = Object.entries(values).map(([name, given]) => {
      const { help, read } = accepted[name] as Option;
      const value = read ? read(String(given)) : given;
      if (value === false) throw new Error(`--${name} ${given} is wrong. It takes ${help}`);
      return [name, value];
    });
    return { out: 'dist', now: new Date(), words: positionals, ...Object.fromEntries(read) };
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. To specify.*|\n.*/s, ''));
  }
}
