/**
 * Sees to it that the browser tests have a browser; runs before Playwright does. What is here already is taken first, because a download
 * may hang for minutes where the network is fenced in. Every step says itself in one line. Where all of them fail it exits 1 and says
 * what to install: the tests are never skipped in silence.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, onPath } from './find-browser.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

let browser = findBrowser();
for (const fetchOne of [download, installPackage]) {
  if (browser) break;
  fetchOne();
  browser = findBrowser();
}
if (browser) {
  say(`Browser: ${browser.file}`);
} else {
  process.stderr.write(
    'No browser to test with. Install one and run this again:\n' +
      '  npx playwright install --with-deps chromium   (needs cdn.playwright.dev)\n' +
      '  apt-get install chromium                      (Debian, as root)\n' +
      '  or any Chromium or Google Chrome on the PATH\n',
  );
  process.exitCode = 1;
}

/** Playwright's own Chromium, where its host can be reached. Its headless twin is left out: the tests use the browser itself. */
function download() {
  // Not by way of npx: ended by the time limit, that would leave the download running.
  const command = [process.execPath, 'node_modules/playwright/cli.js', 'install', '--no-shell', '--no-progress'];
  attempt('Downloading Playwright’s Chromium', [...command, 'chromium'], {
    minutes: 5,
    // Without a network this is the wait for each of five tries; the default is 30 seconds.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
}

/** Debian's package, as root or with a sudo that asks for no password. */
function installPackage() {
  if (!onPath(['apt-get']).some(existsSync)) return say('Installing Debian’s chromium: no apt-get here');
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    return say('Installing Debian’s chromium: needs root, or sudo without a password');
  // No question may be asked, no mirror and no other apt waited for without end. sudo drops variables, so env sets this one.
  const aptGet = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y'];
  const patience = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30', '-o', 'DPkg::Lock::Timeout=120'];
  // Of what the package recommends, pages need the fonts alone.
  const packages = ['--no-install-recommends', 'chromium', 'fonts-liberation'];
  // A list that cannot be had is said so, but the others, or older ones, may do.
  const update = ['-o', 'APT::Update::Error-Mode=any', 'update'];
  attempt('Reading Debian’s package lists', [...aptGet, ...patience, ...update], { minutes: 5 });
  attempt('Installing Debian’s chromium', [...aptGet, ...patience, 'install', ...packages], { minutes: 10 });
}

/** Runs a command and says in one line what it is and how it ended. */
function attempt(what: string, command: string[], { minutes, env }: { minutes: number; env?: NodeJS.ProcessEnv }) {
  process.stdout.write(`${what} … `);
  const [program = '', ...args] = command;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    // No input, so that nothing can ask; the output is read for the reason of a failure only.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    timeout: minutes * 60_000,
    env: { ...process.env, ...env },
  });
  say(status === 0 ? 'done' : `failed: ${error?.message ?? reasonIn(`${stderr}\n${stdout}`)}`);
}

/** The line of a program's output that says why it failed: its first error, else its last line. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter(line => line.trim() !== '');
  return (lines.find(line => /^E:|\berror\b/i.test(line)) ?? lines.at(-1) ?? 'it said nothing').trim();
}
