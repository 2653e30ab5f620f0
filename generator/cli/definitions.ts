/** The commands, their options, and what --help says of them. */
import { hostNames } from '../host/host.ts';

const summaries = {
  build: 'writes the finished site to dist/',
  dev: 'serves the site while you edit, drafts included, and reloads the browser',
  preview: 'serves dist/ as a static host would, or as the one that --host names',
  preflight: 'lists what a person must settle before launch; exits 1 while anything remains',
  where: 'tells the file and line of every part of a sentence of the site',
  book: 'writes the preview book: how every page looks elsewhere, what it weighs, why it is as it is',
  explain: 'tells what shaped a page, what it weighs and why it was last rebuilt',
  new: 'begins a component, an island, a check, or what `starts` of content/settings.ts names',
  links: 'asks other sites, politely, whether what the pages link to is still there',
  verify: 'compares a live site with dist/, byte by byte; exits 1 where something is to be mended',
};

export type Command = keyof typeof summaries;
export const commands = Object.keys(summaries) as Command[];

const hosts = hostNames.join(', ');

/** What --help says of each option, which begins with its name and, where it has one, its value; and the commands that take it. */
const options: [help: string, of: readonly Command[]][] = [
  [
    '--url URL     where the site will stand, instead of its own address: https://name.example/folder/',
    ['build', 'dev', 'preview', 'preflight', 'book', 'explain', 'links'],
  ],
  ['--out FOLDER  the folder of the finished site; dist unless given', ['build', 'preview', 'verify']],
  ['--out FOLDER  the folder of the book; preview-book unless given', ['book']],
  [
    '--port N      the port on this machine; 3000 unless given, or a free one where that is taken; 0 for a free one',
    ['dev', 'preview'],
  ],
  [
    '--now TIME    the moment that decides which articles are public: 2024-06-01 or 2024-06-01T09:00:00+05:30',
    ['build', 'dev', 'preflight', 'book', 'explain', 'links'],
  ],
  [`--host NAME   the host that it is for, several hosts with commas: ${hosts}`, ['build']],
  [`--host NAME   the one host that is previewed or verified: ${hosts}`, ['preview', 'verify']],
  ['--host        also for a phone on the same network', ['dev']],
  ['--open        open the site in the browser', ['dev']],
  ['--compress    also write .br and .gz beside every text', ['build']],
  ['--release     refuse while preflight lists anything', ['build']],
  ['--limit N     requests at most; 5000 unless given', ['verify']],
  ['--json        print one JSON object for a machine', ['build', 'preflight', 'verify']],
  ['--strict      exit 1 where a link is dead', ['links']],
  ['--markdown    print a check-list', ['preflight']],
  ['--help        this text', commands],
];

/** Every option, with the commands that take it. */
export const definitions = options.map(([help, of]) => {
  const [, name = '', value] = /^--(\w+)( [A-Z]+)?/.exec(help) ?? [];
  return { name, type: value ? ('string' as const) : ('boolean' as const), of, help };
});

/** What stands after a command. */
export const objects: Partial<Record<Command, string>> = {
  where: '"a sentence"',
  explain: '/path/',
  new: 'KIND NAME',
  verify: 'https://name.example/',
};

/** What --help says: of one command, or of all. */
export function helpOf(command?: Command): string {
  const lines = command
    ? [
        `Usage: npm run ${command} ${objects[command] ? `-- ${objects[command]} [options]` : '[-- options]'}`,
        '',
        `${command} ${summaries[command]}.`,
      ]
    : ['Usage: npm run <command> [-- options]', '', ...commands.map(name => `  ${name.padEnd(10)} ${summaries[name]}`)];
  const options = definitions.filter(({ of }) => command && of.includes(command)).map(({ help }) => `  ${help}`);
  return [
    ...lines,
    '',
    ...(command ? options : ['Options of a command: npm run <command> -- --help']),
    '',
    'Exit codes: 0 done, 1 something for you to mend, 2 these words, 70 a bug of ours.',
  ].join('\n');
}
