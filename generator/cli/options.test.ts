import { describe, expect, test } from 'vitest';
import { parseCommandLine } from './options.ts';

const clock = new Date('2024-06-01T12:00:00Z');
const parse = (line: string) => parseCommandLine(line.split(' ').filter(Boolean), clock);

describe('valid command lines', () => {
  test.each([
    ['build', { out: 'dist', port: undefined, now: clock, release: false, json: false, url: undefined }],
    ['build --out site --release', { out: 'site', release: true }],
    ['build', { hosts: undefined, compress: false }],
    ['build --host nginx --compress', { hosts: ['nginx'], compress: true }],
    ['build --host nginx,firebase --host=caddy', { hosts: ['nginx', 'firebase', 'caddy'] }],
    ['build --out a --out b', { out: 'b' }],
    ['book', { out: 'preview-book' }],
    ['preflight --json --markdown', { json: true, markdown: true }],
    ['dev --port 0', { port: 0 }],
    ['verify https://name.example/', { url: 'https://name.example/' }],
    ['dev --host --open', { isShared: true, open: true, hosts: undefined }],
    ['build --url https://name.example/repo/', { url: 'https://name.example/repo/' }],
    ['where Our own words', { words: ['Our', 'own', 'words'] }],
    ['build --now 2024-01-02', { now: new Date('2024-01-02') }],
    ['build --now 2024-02-29', { now: new Date('2024-02-29') }],
    ['build --now=2024-01-02T00:00:00+05:30', { now: new Date('2024-01-01T18:30:00Z') }],
  ])('%s', (line, options) => {
    expect(parse(line)).toMatchObject({ command: line.split(' ')[0], options });
  });
});

describe('invalid command lines throw an error, which suggests the nearest known word', () => {
  test.each([
    ['biuld', 'unknown command biuld; did you mean build?'],
    ['build --ot x', 'unknown option --ot; did you mean --out?'],
    ['build dev', 'unexpected argument "dev"'],
    ['dev --release', 'unknown option --release; known: --url, --port, --now, --host, --open, --help'],
    [
      'build --constructor',
      'unknown option --constructor; known: --url, --out, --now, --host, --compress, --release, --json, --help',
    ],
    [
      'build --url https://a.example/?q#f',
      '--url https://a.example/?q#f is not an address such as https://name.example/folder/',
    ],
    ['build --host ngnix', 'unknown host ngnix; did you mean nginx?'],
    ['build --host nginx,', 'unknown host ; known: apache, caddy, cloudflare, firebase'],
    ['dev --host=nginx', '--host takes no value'],
    ['where', 'missing argument: npm run where -- "a sentence"'],
    ['explain \t', 'missing argument: npm run explain -- /path/'],
    ['build --out', '--out needs a value'],
    ['build --out --release', '--out needs a value'],
    ['build --release=yes', '--release takes no value'],
    ['verify', 'missing argument: npm run verify -- https://name.example/'],
    ['verify name.example', 'name.example is not an address such as https://name.example/folder/'],
    ['verify https://a.example/ https://b.example/', 'unexpected argument "https://b.example/"'],
    ['dev --port 65536', '--port 65536 is not a port number (0 to 65535)'],
    ['dev --port http', '--port http is not a port number (0 to 65535)'],
    ['build --url name.example', '--url name.example is not an address such as https://name.example/folder/'],
    ['build --now 2024-02-30', '--now 2024-02-30 is not a time such as 2024-06-01'],
    ['build --now 2023-02-29T09:00Z', '--now 2023-02-29T09:00Z is not a time such as 2024-06-01'],
    ['build --now 2024-04-31', '--now 2024-04-31 is not a time such as 2024-06-01'],
    ['build --now 7', '--now 7 is not a time such as 2024-06-01'],
    ['build --now tomorrow', '--now tomorrow is not a time such as 2024-06-01 or 2024-06-01T09:00:00+05:30'],
  ])('%s', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });
});

test.each([
  [
    'build',
    'build',
    { npm_config_release: 'true' },
    'npm took --release for itself; write: npm run build -- --release',
  ],
  ['preview', 'preview', { npm_config_port: '0' }, 'npm took --port for itself; write: npm run preview -- --port'],
  ['build dist', 'build', { npm_config_out: 'true' }, 'npm took --out for itself; write: npm run build -- --out'],
])('“%s” after npm run %s with %o: an option that npm took is not lost', (line, npm_lifecycle_event, env, message) => {
  const words = line.split(' ');
  expect(() => parseCommandLine(words, clock, { npm_lifecycle_event, ...env })).toThrow(message);
  expect(parseCommandLine(['build'], clock, { npm_lifecycle_event: 'test', ...env })).toMatchObject({
    command: 'build',
  });
});

describe('help', () => {
  test('lists every command when none is given', () => {
    const { help } = parse('') as { help: string };
    for (const command of ['build', 'dev', 'preview', 'preflight', 'verify']) expect(help).toContain(`  ${command}`);
  });

  test.each([
    ['-h', 'Exit codes: 0 success', '--port'],
    ['build -h', 'npm run build [-- options]', '--port'],
    ['build --help', '--release', '--port'],
    ['dev --help', '--port', '--release'],
    ['verify --help', '-- https://name.example/ [options]', '[-- options]'],
  ])('%s shows %s but not %s', (line, expected, other) => {
    const { help } = parse(line) as { help: string };
    expect(help).toContain(expected);
    expect(help).not.toContain(other);
  });
});
