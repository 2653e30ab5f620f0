/**
 * Run as a program: writes a site into a folder, and at the n-th change of the file system kills itself or, where an error code is given,
 * is refused that change; otherwise says how many there were. For the tests of write/.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { File } from '../model.ts';

const [out = '', site = '', at = '', code = ''] = process.argv.slice(2);

const changes = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmdirSync',
  'rmSync',
  'utimesSync',
  'writeFileSync',
] as const;
let count = 0;
for (const name of changes) {
  const original = fs[name] as (...words: unknown[]) => unknown;
  Object.assign(fs, {
    [name](...words: unknown[]) {
      // What clears away cannot be refused for want of space.
      if (code && /^rm|^utimes/.test(name)) return original(...words);
      if (++count === Number(at) && code) throw Object.assign(new Error(`${code}, ${name}`), { code, path: words[0] });
      if (count === Number(at)) process.kill(process.pid, 'SIGKILL');
      return original(...words);
    },
  });
}
syncBuiltinESMExports();

const { openFolder } = await import('../write/write.ts');
const { hashOf } = await import('../model.ts');

const files: (File & { bytes: string })[] = JSON.parse(fs.readFileSync(site, 'utf8'));
const links = new Map(
  files.map(({ path, bytes }) => [path, [...bytes.matchAll(/href="([^"]+)"/g)].map(match => match[1] ?? '')]),
);
const output = openFolder(out, process.cwd());
try {
  for (const file of files) {
    const hash = hashOf(file.bytes);
    if (!output.has(file.path, hash)) output.put(file, hash);
  }
  output.commit(
    files.map(file => file.path),
    { base: '/', linksOf: path => links.get(path) ?? [] },
  );
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
} finally {
  output.discard();
}
process.stdout.write(String(count));
