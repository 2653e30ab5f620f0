/** Run as a program: writes a site into a folder and kills itself at the n-th change of the file system. For the tests of write.ts. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [out = '', site = '', at = ''] = process.argv.slice(2);

let count = 0;
for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'rmdirSync', 'mkdirSync'] as const) {
  const original = fs[name] as (...words: unknown[]) => unknown;
  Object.assign(fs, {
    [name](...words: unknown[]) {
      if (++count === Number(at)) process.kill(process.pid, 'SIGKILL');
      return original(...words);
    },
  });
}
syncBuiltinESMExports();

const { write } = await import('../write.ts');
await write(JSON.parse(fs.readFileSync(site, 'utf8')), out, process.cwd());
