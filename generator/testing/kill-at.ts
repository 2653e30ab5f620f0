/**
 * Run as a program: writes a site into folders. With "cut", nothing changes in the first from change 1 of the file system on, in the second
 * from change 2 on, and so on, whatever is tried; then it kills itself. So each stands as if the process had been killed there. For the tests of write/.
 */
import { readFileSync } from 'node:fs';
import { changes, countChanges, writeSite } from './count-changes.ts';

const [site = '', how = '', ...folders] = process.argv.slice(2);

const files = JSON.parse(readFileSync(site, 'utf8'));
for (const [i, folder] of folders.entries()) {
  let count = 0;
  let isCut = false;
  const end = countChanges(changes.any, n => {
    count = n;
    isCut = how === 'cut' && n > i;
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
if (how === 'cut') process.kill(process.pid, 'SIGKILL');
