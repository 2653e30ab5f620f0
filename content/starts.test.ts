/** What `new` creates is complete: the site builds with it, and unknown values are placeholders. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite } from '../generator/testing/copy-site.ts';
import { buildHere, runHere } from '../generator/testing/run-here.ts';

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
])('new %s %s creates its file', async (kind, name, file, content) => {
  expect(await runHere(root, `new ${kind} ${name}`)).toMatchObject({ code: 0, out: expect.stringContaining(file) });
  expect(textOf(file)).toContain(content);
});

test('the site builds with all of them, and menus link to the new pages with placeholders as labels', async () => {
  expect((await buildHere(root)).problems).toBe('');
  const home = textOf('dist/index.html');
  for (const path of ['/services/a-new-service/', '/a-new-page/']) expect(home).toContain(`href="${path}"`);
  const { out } = await runHere(root, 'preflight --markdown');
  const [, owner = '', lawyer = ''] = out.split(/^## /m);
  expect(owner).toMatch(/^Owner: \d+\n\n- \[ \] .*\(`content\/.*:\d+:\d+`\)/);
  expect(owner).toContain('content/services/a-new-service.yaml');
  expect(owner).toContain('content/navigation.yaml');
  expect(lawyer).toMatch(/^(Lawyer|Developer)/);
});

test('a new check is a rule that settings can name', async () => {
  const settings = textOf('content/settings.ts').replace('rules: {', "rules: {\n    'a-new-check': aNewCheck,");
  const added = `import { aNewCheck } from './checks/a-new-check.ts';\n${settings}`;
  writeFileSync(path.join(root, 'content/settings.ts'), added);
  const { out } = await runHere(root, 'explain /');
  expect(out).toContain('a-new-check');
});

test.each([
  ['post a-new-subject', 1, 'content/blog/a-new-subject.md: already exists'],
  ['pots x', 2, 'unknown kind pots; did you mean post?'],
  ['page Our-Story', 2, '"Our-Story" is not a valid name'],
  ['page', 2, 'missing name: npm run new -- page our-story'],
  ['', 2, 'missing kind and name; the kinds are component, island, check, '],
])('new %s exits with code %d', async (words, code, message) => {
  const result = await runHere(root, `new ${words}`);
  expect([result.code, result.err]).toEqual([code, expect.stringContaining(message)]);
});
