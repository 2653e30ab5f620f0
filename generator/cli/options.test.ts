import { expect, test } from 'vitest';
import { parseCommandLine } from './options.ts';

const parse = (line: string) => parseCommandLine(line.split(' ').filter(Boolean));

test.each([
  ['build', { out: 'dist', now: expect.any(Date), words: [] }],
  ['build --out site --release', { out: 'site', release: true }],
  ['build --host nginx,netlify --compress', { host: ['nginx', 'netlify'], compress: true }],
  ['build --url https://name.example/repo/', { url: 'https://name.example/repo/' }],
  ['build --now=2024-01-02T00:00:00+05:30', { now: new Date('2024-01-01T18:30:00Z') }],
  ['dev --host', { host: true }],
  ['verify https://name.example/ --out site', { words: ['https://name.example/'], out: 'site' }],
  ['new post our-story', { words: ['post', 'our-story'] }],
])('“%s” is understood', (line, options) => {
  expect(parse(line)).toMatchObject({ command: line.split(' ')[0], options });
});

test.each([
  ['constructor', 'unknown command constructor. Known here: build, dev'],
  ['dev --release', "Unknown option '--release'"],
  ['build dev', "Unexpected argument 'dev'"],
  ['build --out', "Option '--out <value>' argument missing"],
  ['build --url name.example', "--url name.example is wrong. It takes the site's address"],
  ['build --host ngnix', '--host ngnix is wrong. It takes the hosts to add files for: apache'],
  ['dev --port 65536', '--port 65536 is wrong. It takes the port, 0 for'],
  ['build --now 2024-02-31', '--now 2024-02-31 is wrong. It takes a time'],
  ['build --now tomorrow', '--now tomorrow is wrong. It takes a time for what is public: 2024-06-01 or'],
  ['verify', 'which site? npm run verify -- https://name.example/'],
])('“%s” is refused in one sentence', (line, message) => {
  expect(() => parse(line)).toThrow(message);
  expect(() => parse(line)).toThrow(/^[^\n]+$/);
});

test('an option that npm took is not lost', () => {
  const env = { npm_lifecycle_event: 'build', npm_config_release: 'true' };
  expect(() => parseCommandLine(['build'], env)).toThrow('write: npm run build -- --release');
  expect(parseCommandLine(['build'], { ...env, npm_lifecycle_event: 'test' })).toMatchObject({ command: 'build' });
});
