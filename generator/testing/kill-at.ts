/**
 * A program for the tests of write/: writes a site, a list of files in JSON, into a folder, and kills itself before change number N of the
 * file system. Prints the number of changes if there are fewer.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { writeFiles } from './write-files.ts';

const [site = '', folder = '', last = ''] = process.argv.slice(2);
const files = JSON.parse(fs.readFileSync(site, 'utf8'));

let count = 0;
for (const name of ['mkdirSync', 'renameSync', 'writeFileSync', 'rmdirSync', 'rmSync'] as const) {
  const original = fs[name] as (...args: unknown[]) => unknown;
  const counted = (...args: unknown[]) => {
    if (count++ === Number(last)) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();
writeFiles(files, folder);
process.stdout.write(String(count));
