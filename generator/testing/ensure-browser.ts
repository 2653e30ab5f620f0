/**
 * Sees to it that the browser tests have a browser; runs before Playwright does. What is here already is taken first, because a download
 * may hang for minutes where the network is fenced in. Every step says itself in one line. Where all of them fail it exits 1 and says
 * what to install: the tests are never skipped in silence. The fonts of other systems are installed as well; a test that lacks one is skipped, and this says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptPatience, attempt, say } from './attempt.ts';
import { findBrowser, onPath } from './find-browser.ts';

let browser = findBrowser();
// Older Debians have no browser without windows.
const packages = ['chromium-headless-shell', 'chromium'];
for (const fetchOne of [download, ...packages.map(name => () => install(name, 'fontconfig', 'fonts-liberation'))]) {
  if (browser) break;
  fetchOne();
  browser = findBrowser();
}
if (browser) {
  say(`Browser: ${browser.file}`);
  ensureFonts();
} else {
  process.stderr.write(
    'No browser to test with. Install one and run this again:\n' +
      '  npx playwright install --with-deps chromium   (needs cdn.playwright.dev)\n' +
      '  apt-get install chromium-headless-shell       (Debian, as root)\n' +
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

/** Each font that components/fonts/fallbacks.ts names on Linux, and Debian's package of it. */
function ensureFonts() {
  const packages = {
    'Liberation Sans': 'fonts-liberation',
    Roboto: 'fonts-roboto-unhinted',
    'DejaVu Sans': 'fonts-dejavu-core',
  };
  const lacking = () => {
    const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return Object.entries(packages).filter(([family]) => !stdout?.split(/[\n,]/).includes(family));
  };
  if (lacking().length > 0) install(...lacking().map(([, name]) => name));
  for (const [family, name] of lacking())
    say(`Tests with the font ${family} are SKIPPED: it is not here (apt-get install ${name})`);
}

/** Debian's packages, as root or with a sudo that asks for no password. */
function install(...packages: string[]) {
  const what = `Debian’s ${packages.join(', ')}`;
  if (!onPath(['apt-get']).some(existsSync)) return say(`Installing ${what}: no apt-get here`);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    return say(`Installing ${what}: needs root, or sudo without a password`);
  // No question may be asked, no mirror and no other apt waited for without end. sudo drops variables, so env sets this one.
  const aptGet = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y'];
  const patience = [...aptPatience, '-o', 'DPkg::Lock::Timeout=120'];
  // A list that cannot be had is said so, but the others, or older ones, may do.
  const update = ['-o', 'APT::Update::Error-Mode=any', 'update'];
  attempt('Reading Debian’s package lists', [...aptGet, ...patience, ...update], { minutes: 5 });
  const command = [...aptGet, ...patience, 'install', '--no-install-recommends', ...packages];
  attempt(`Installing ${what}`, command, { minutes: 10 });
}
