/**
 * Run as a program: writes a site into folders. With "cut", every change of the file system fails from number 1 on in the first folder, from
 * number 2 on in the second, and so on; then it kills itself. So each folder looks as if the process had been killed there. For the tests of write/.
 */
import { readFileSync } from 'node:fs';
import { changes, countChanges, writeSite } from './count-changes.ts';

const [site = '', mode = '', ...folders] = process.argv.slice(2);

const files = JSON.parse(readFileSync(site, 'utf8'));
for (const [i, folder] of folders.entries()) {
  let count = 0;
  let isCut = false;
  const end = countChanges(changes.any, n => {
    count = n;
    isCut = mode === 'cut' && n > i;
    if (isCut) throw new Error('cut');
  });
  try {
    writeSite(files, folder);
  } catch (error) {
    process.stderr.write(`${error}\n`);
    process.exitCode = 1;
  }
  end();
  process.stdout.write(`${isCut ? 'cut' : count}\n`);
}
if (mode === 'cut') process.kill(process.pid, 'SIGKILL');
