/** Run as a program with names of npm scripts: runs them at the same time, shows what each said when it ends, and fails where one does. */
import { execFile } from 'node:child_process';

for (const name of process.argv.slice(2))
  execFile('npm', ['run', name], { shell: true, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
    process.stdout.write(stdout + stderr);
    if (error) process.exitCode = 1;
  });
