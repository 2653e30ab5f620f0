import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const [, table = ''] = /^\| command .*?\n(.*?)\n\n/ms.exec(readFileSync('README.md', 'utf8')) ?? [];
const named = [...table.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
const own = named.filter(name => scripts[name]?.startsWith('node ') && !scripts[name]?.includes('start.cjs'));

function run(name: string, word: string) {
  const [program = '', ...words] = `${scripts[name]} ${word}`.split(' ');
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', timeout: 60_000 });
  return [status, stdout, stderr];
}

test('README names scripts that are not commands', () => expect(own.length).toBeGreaterThan(0));

test.each(own)('%s says what it does instead of doing it', name => {
  for (const help of ['--help', '-h'])
    expect(run(name, help)).toEqual([0, expect.stringMatching(`^\`?npm run ${name}\`?: `), '']);
  expect(run(name, '--hlep')).toEqual([2, '', 'unknown option --hlep\nTry --help.\n']);
});
