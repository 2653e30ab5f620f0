/** Run as a program with the names of npm scripts: runs them in parallel, prints the output of each when it exits, and fails if one of them does. */
import { execFile } from 'node:child_process';

for (const name of process.argv.slice(2))
  execFile('npm', ['run', name], { shell: true, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
    process.stdout.write(stdout + stderr);
    if (error) process.exitCode = 1;
  });
