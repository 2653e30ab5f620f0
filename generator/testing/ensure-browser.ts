/**
 * Sees to it that the browser tests have a browser; runs before Playwright does. What is here already is taken first, because a download
 * may hang for minutes where the network is fenced in. Every step says itself in one line. Where all of them fail it exits 1 and says
 * what to install: the tests are never skipped in silence.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptPatience, attempt, say } from './attempt.ts';
import { findBrowser, onPath } from './find-browser.ts';

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
  const patience = [...aptPatience, '-o', 'DPkg::Lock::Timeout=120'];
  // Of what the package recommends, pages need the fonts alone.
  const packages = ['--no-install-recommends', 'chromium', 'fonts-liberation'];
  // A list that cannot be had is said so, but the others, or older ones, may do.
  const update = ['-o', 'APT::Update::Error-Mode=any', 'update'];
  attempt('Reading Debian’s package lists', [...aptGet, ...patience, ...update], { minutes: 5 });
  attempt('Installing Debian’s chromium', [...aptGet, ...patience, 'install', ...packages], { minutes: 10 });
}
