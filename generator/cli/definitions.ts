/** The commands, their options, and what --help says of them. */
import { hostNames } from '../host/host.ts';

export const commands = [
  'build',
  'dev',
  'preview',
  'preflight',
  'where',
  'book',
  'explain',
  'new',
  'links',
  'verify',
] as const;
export type Command = (typeof commands)[number];

export type Definition = { name: string; type: 'string' | 'boolean'; of: readonly Command[]; help: string };

/** Every option, with the commands that take it. */
export const definitions: readonly Definition[] = [
  {
    name: 'url',
    type: 'string',
    of: ['build', 'dev', 'preview', 'preflight', 'book', 'explain', 'links'],
    help: '--url URL     where the site will stand, instead of its own address: https://name.example/folder/',
  },
  {
    name: 'out',
    type: 'string',
    of: ['build', 'preview', 'verify'],
    help: '--out FOLDER  the folder of the finished site; dist unless given',
  },
  {
    name: 'out',
    type: 'string',
    of: ['book'],
    help: '--out FOLDER  the folder of the book; preview-book unless given',
  },
  {
    name: 'port',
    type: 'string',
    of: ['dev', 'preview'],
    help: '--port N      the port on this machine; 3000 unless given, or a free one where that is taken; 0 for a free one',
  },
  {
    name: 'now',
    type: 'string',
    of: ['build', 'dev', 'preflight', 'book', 'explain', 'links'],
    help: '--now TIME    the moment that decides which articles are public: 2024-06-01 or 2024-06-01T09:00:00+05:30',
  },
  {
    name: 'host',
    type: 'string',
    of: ['build', 'preview', 'verify'],
    help: `--host NAME   the host that it is for, several with commas: ${hostNames.join(', ')}`,
  },
  { name: 'host', type: 'boolean', of: ['dev'], help: '--host        also for a phone on the same network' },
  { name: 'open', type: 'boolean', of: ['dev'], help: '--open        open the site in the browser' },
  { name: 'compress', type: 'boolean', of: ['build'], help: '--compress    also write .br and .gz beside every text' },
  { name: 'release', type: 'boolean', of: ['build'], help: '--release     refuse while preflight lists anything' },
  { name: 'limit', type: 'string', of: ['verify'], help: '--limit N     requests at most; 5000 unless given' },
  {
    name: 'json',
    type: 'boolean',
    of: ['build', 'preflight', 'verify'],
    help: '--json        print one JSON object for a machine',
  },
  { name: 'limit', type: 'string', of: ['verify'], help: '--limit N     requests at most; 5000 unless given' },
  { name: 'strict', type: 'boolean', of: ['links'], help: '--strict      exit 1 where a link is dead' },
  { name: 'markdown', type: 'boolean', of: ['preflight'], help: '--markdown    print a check-list' },
  { name: 'help', type: 'boolean', of: commands, help: '--help        this text' },
];

const summaries: Record<Command, string> = {
  build: 'writes the finished site to dist/',
  dev: 'serves the site while you edit, drafts included, and reloads the browser',
  preview: 'serves dist/ as a static host would, or as the one that --host names',
  preflight: 'lists what a person must settle before launch; exits 1 while anything remains',
  new: 'begins a thing of a kind (page, component, island, check, and what content/settings.ts names), with its menu line',
  book: 'writes the preview book: how every page looks elsewhere, what it weighs, why it is as it is',
  explain: 'tells what shaped a page, what it weighs and why it was last rebuilt',
  links: 'asks other sites, politely, whether what the pages link to is still there',
  verify: 'compares a live site with dist/, byte by byte; exits 1 where something is to be mended',
  where: 'tells the file and line of every part of a sentence of the site',
};

/** What stands after a command. */
export const objects: Partial<Record<Command, string>> = {
  where: '"a sentence"',
  explain: '/path/',
  new: 'KIND NAME',
  verify: 'https://name.example/',
};

/** What --help says: of one command, or of all. */
export function helpOf(command: Command | undefined): string {
  const lines = command
    ? [
        `Usage: npm run ${command} ${objects[command] ? `-- ${objects[command]} [options]` : '[-- options]'}`,
        '',
        `${command} ${summaries[command]}.`,
      ]
    : ['Usage: npm run <command> [-- options]', '', ...commands.map(name => `  ${name.padEnd(10)} ${summaries[name]}`)];
  const options = definitions.filter(({ of }) => !command || of.includes(command));
  return [
    ...lines,
    '',
    ...options.map(({ help }) => `  ${help}`),
    '',
    'Exit codes: 0 done, 1 something for you to mend, 2 these words, 70 a bug of ours.',
  ].join('\n');
}
