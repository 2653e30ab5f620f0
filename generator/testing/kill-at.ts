/** Run as a program: writes a site into a folder and kills itself at the n-th change of the file system; otherwise says how many there were. For the tests of write/. */
import { readFileSync } from 'node:fs';
import { changes, countChanges, writeSite } from './count-changes.ts';

const [out = '', site = '', at = ''] = process.argv.slice(2);

let count = 0;
countChanges(changes.any, n => {
  count = n;
  if (n === Number(at)) process.kill(process.pid, 'SIGKILL');
});
try {
  writeSite(JSON.parse(readFileSync(site, 'utf8')), out);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
process.stdout.write(String(count));
