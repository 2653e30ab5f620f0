/** The commands, their options and their --help texts. */
import { hostNames } from '../hosts/hosts.ts';

const summaries = {
  build: 'writes the finished site to dist/',
  dev: 'serves the site, drafts included, and updates the browser as you edit',
  preview: 'serves dist/ as a static host would',
  preflight: 'lists what a person must settle before launch; exits with code 1 while anything remains',
  new: 'creates a component, an island, a check, or one of the `starts` in content/settings.ts',
  verify: 'compares a live site with dist/; exits with code 1 if anything differs',
};

export type Command = keyof typeof summaries;
export const commands = Object.keys(summaries) as Command[];

/** The --help line of each option, which begins with its name and its value, if it takes one; and the commands that accept it. */
const options: [help: string, of: readonly Command[]][] = [
  [
    '--url URL     the address of the site, instead of the one in content/site.yaml: https://name.example/folder/',
    ['build', 'dev', 'preview', 'preflight'],
  ],
  ['--out FOLDER  the folder of the finished site (default: dist)', ['build', 'preview', 'verify']],
  ['--port N      the port; 0 picks a free one (default: 3000, or a free one if 3000 is in use)', ['dev', 'preview']],
  [
    '--now TIME    the time that decides which articles are public: 2024-06-01 or 2024-06-01T09:00:00+05:30',
    ['build', 'dev', 'preflight'],
  ],
  [`--host NAME   the host to build for, or several hosts, separated by commas: ${hostNames.join(', ')}`, ['build']],
  ['--host        also serve to other devices on the same network, such as a phone', ['dev']],
  ['--open        open the site in the browser', ['dev']],
  ['--compress    also write .br and .gz beside every text file', ['build']],
  ['--release     fail while preflight lists anything', ['build']],
  ['--json        print the result as one JSON object', ['build', 'preflight']],
  ['--markdown    print a Markdown checklist', ['preflight']],
  ['--help        print this text', commands],
];

/** Every option, with the commands that accept it. */
export const definitions = options.map(([help, of]) => {
  const [, name = '', value] = /^--(\w+)( [A-Z]+)?/.exec(help) ?? [];
  return { name, type: value ? ('string' as const) : ('boolean' as const), of, help };
});

/** The argument that a command requires, as --help shows it. */
export const argumentOf: Partial<Record<Command, string>> = {
  new: 'KIND NAME',
  verify: 'https://name.example/',
};

/** Returns the --help text of one command, or the overview. */
export function helpOf(command?: Command): string {
  const hint = 'For the options of a command: npm run <command> -- --help';
  const argument = command && argumentOf[command];
  const options = definitions.filter(({ of }) => command && of.includes(command)).map(({ help }) => `  ${help}`);
  return [
    `Usage: npm run ${command ?? '<command>'} ${argument ? `-- ${argument} [options]` : '[-- options]'}`,
    '',
    ...(command
      ? [`${command} ${summaries[command]}.`, '', ...options]
      : [...commands.map(name => `  ${name.padEnd(10)} ${summaries[name]}`), '', hint]),
    '',
    'Exit codes: 0 success, 1 something to fix, 2 usage error, 70 bug in the generator.',
  ].join('\n');
}
