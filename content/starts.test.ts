/** What `new` begins is whole at once: the site builds with it, and what is not known yet is a placeholder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCommandLine } from '../generator/cli/options.ts';
import { run } from '../generator/cli/run-new.ts';
import { copySite } from '../generator/testing/copy-site.ts';
import { runCli } from '../generator/testing/run-cli.ts';

const { root, remove } = copySite();
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

afterAll(remove);

test.each([
  ['post', 'a-new-subject', 'content/blog/a-new-subject.md', 'title: !placeholder'],
  ['service', 'a-new-service', 'content/services/a-new-service.yaml', 'overview:\n  - !placeholder'],
  ['page', 'a-new-page', 'content/pages/a-new-page.md', 'title: !placeholder'],
  ['component', 'ui/a-new-component', 'components/ui/a-new-component.tsx', 'a-new-component.css'],
  ['island', 'a-new-island', 'islands/a-new-island/a-new-island.tsx', 'useState'],
  ['check', 'a-new-check', 'content/checks/a-new-check.ts', 'aNewCheck'],
  ['check', 'another-check', 'content/checks/another-check.ts', 'anotherCheck'],
])('a new %s, %s, has its file', async (kind, name, file, holds) => {
  const said: string[] = [];
  const parsed = parseCommandLine(['new', kind, name], new Date());
  if ('help' in parsed) throw new Error('no command was understood');
  expect(await run(root, parsed.options, line => said.push(line), '')).toBe(0);
  expect(said.join('\n')).toContain(file);
  expect(textOf(file)).toContain(holds);
});

test('with all of them the site builds, and menus lead to the new pages by names that are to be settled', async () => {
  const { code, err } = await runCli(root, 'build');
  expect([code, err]).toEqual([0, expect.not.stringContaining('to fix')]);
  const home = textOf('dist/index.html');
  for (const path of ['/services/a-new-service/', '/a-new-page/']) expect(home).toContain(`href="${path}"`);
  const { out } = await runCli(root, 'preflight --markdown');
  const [, owner = '', lawyer = ''] = out.split(/^## /m);
  expect(owner).toMatch(/^Owner: \d+\n\n- \[ \] .*\(`content\/.*:\d+:\d+`\)/);
  expect(owner).toContain('content/services/a-new-service.yaml');
  expect(owner).toContain('content/navigation.yaml');
  expect(lawyer).toMatch(/^(Lawyer|Developer)/);
});

test('a new rule is one of the build', async () => {
  const { out } = await runCli(root, 'explain /');
  expect(out).toContain('a-new-check');
  expect(out).toContain('another-check');
});

test.each([
  ['post a-new-subject', 1, 'content/blog/a-new-subject.md: already exists'],
  ['pots x', 2, 'unknown kind pots; did you mean post?'],
  ['page Our-Story', 2, '"Our-Story" is not a valid name'],
  ['page', 2, '"" is not a valid name'],
])('new %s ends with %d', async (words, code, said) => {
  const ended = await runCli(root, `new ${words}`);
  expect([ended.code, ended.err]).toEqual([code, expect.stringContaining(said)]);
});
