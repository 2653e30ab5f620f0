/** The workflows in docs/workflows/ run the right steps in the right order, with commands that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hostNames } from '../host/host.ts';
import { parseCommandLine } from './options.ts';

type Step = { uses?: string; name?: string; run?: string; with?: { path?: string } };

const folder = 'docs/workflows';
const files = readdirSync(folder).sort();
const stepsOf = (file: string): Step[] => {
  const { jobs } = parse(readFileSync(`${folder}/${file}`, 'utf8')) as { jobs: Record<string, { steps: Step[] }> };
  return Object.values(jobs).flatMap(({ steps }) => steps);
};
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each(hostNames)('the page of %s links to a workflow that exists', host => {
  const page = readFileSync(`docs/${host}.md`, 'utf8');
  const [, file = ''] = /\(workflows\/([\w-]+\.yml)\)/.exec(page) ?? [];
  expect(existsSync(`${folder}/${file}`)).toBe(true);
  expect(readFileSync('docs/hosts.md', 'utf8')).toContain(`(${host}.md)`);
});

describe.each(files)('%s', file => {
  const steps = stepsOf(file);
  const at = (pattern: RegExp) => steps.findIndex(({ run, uses, name }) => pattern.test(`${name} ${uses} ${run}`));

  test('builds, tests, checks for launch, publishes, and verifies, in this order', () => {
    const order = [
      /npm ci/,
      /npm test/,
      /npm run preflight/,
      /cache\/restore/,
      /npm run build -- --release --host/,
      /^Publish|deploy-pages/,
      /cache\/save/,
      /npm run verify/,
    ].map(at);
    expect(order.every((step, i) => step > (order[i - 1] ?? -1))).toBe(true);
  });

  test('runs only valid commands', () => {
    const lines = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run ([^|)\n]+)/g)].map(([, line = '']) => line),
    );
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const words = line
        .trim()
        .split(/\s+/)
        .filter(word => word !== '--');
      expect(Object.keys(scripts)).toContain(words[0]);
      expect(parseCommandLine(words, new Date())).toHaveProperty('command', words[0]);
    }
  });

  test('restores and saves dist/ and the record of the last release', () => {
    const paths = steps.filter(({ uses }) => uses?.startsWith('actions/cache')).map(one => one.with?.path);
    expect(paths).toEqual(['dist\n.dist.build\n', 'dist\n.dist.build\n']);
  });
});
