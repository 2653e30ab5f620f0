import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve('node_modules/.cache/examiner-test');
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a build so large that a second thread examines it ends by itself when a page fails', () => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
  cpSync('generator/fixtures/parameter-page-throws/site', root, { recursive: true });
  mkdirSync(path.join(root, 'content/notes'), { recursive: true });
  for (let i = 0; i < 200; i++)
    writeFileSync(path.join(root, `content/notes/n${i}.md`), `---\ntitle: Note ${i}\nnext: two\n---\nText.\n`);
  const cli = path.resolve('generator/cli.ts');
  // The limit is only there so that a process that hangs is a failure and not a stand-still.
  const { status, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect(stderr).toContain('pages/notes/[slug].tsx:9:30: cannot be rendered at /notes/two/: no two');
  expect(status).toBe(1);
});
