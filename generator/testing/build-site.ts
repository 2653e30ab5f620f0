/** Run as a program: builds the site that the browser tests ask for. What has not changed since the last time is not built again. */
import { spawnSync } from 'node:child_process';
import { atRoot } from './built-site.ts';

const words = ['generator/cli/start.cjs', 'build', '--url', atRoot.url, '--out', atRoot.out];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
