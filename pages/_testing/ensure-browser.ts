/**
 * Makes sure that there is a browser of each engine before Playwright runs. Prefers an installed one, then Debian's, because a download may hang
 * for minutes on a restricted network. Each step prints one line. Without Chromium, which most tests need, exits with code 1 and says what to
 * install; what is not tested without another engine or the fonts of another system is reported: tests are never skipped silently.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptTimeouts, attempt, print } from '../../generator/testing/attempt.ts';
import { findBrowser, onPath } from '../../generator/testing/find-browser.ts';
import { findEngines } from './engines.ts';

/** Debian's packages of each engine. Older releases have no chromium-headless-shell. */
const engines = {
  Chromium: [['chromium-headless-shell', 'fontconfig', 'fonts-liberation'], ['chromium']],
  Firefox: [['firefox-esr']],
  WebKit: [['webkit2gtk-driver', 'xvfb']],
};
for (const [name, choices] of Object.entries(engines)) {
  const find = () => findEngines().find(engine => engine.name === name);
  for (const packages of choices) if (!find()) install(...packages);
  if (!find()) download(name.toLowerCase());
  const missing = `is NOT TESTED: it is not installed (apt-get install ${choices[0]?.join(' ')}, or npx playwright install --with-deps ${name.toLowerCase()})`;
  print(`${name} ${find()?.program ?? missing}`);
}
ensureFonts();
if (!findBrowser()) {
  print('No browser to test with: install any Chromium or Google Chrome, and run this again.');
  process.exitCode = 1;
}

/** Downloads one of Playwright's browsers, if its host is reachable, without the headless shell: the tests use the full browser. */
function download(name: string) {
  // Not with npx: if the time limit ends that, the download goes on.
  const command = [process.execPath, 'node_modules/playwright/cli.js', 'install', '--no-shell', '--no-progress'];
  attempt(`Downloading Playwright’s ${name}`, [...command, name], {
    minutes: 5,
    // Without a network, the wait for each of five tries; the default is 30 seconds.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
}

/** Installs the Linux fonts that components/fonts/family.ts names, from Debian's packages. */
function ensureFonts() {
  const packages = {
    'Liberation Sans': 'fonts-liberation',
    Roboto: 'fonts-roboto-unhinted',
    'DejaVu Sans': 'fonts-dejavu-core',
  };
  const missingFonts = () => {
    const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return Object.entries(packages).filter(([family]) => !stdout?.split(/[\n,]/).includes(family));
  };
  if (missingFonts().length > 0) install(...missingFonts().map(([, name]) => name));
  for (const [family, name] of missingFonts())
    print(`Tests with the font ${family} are SKIPPED: it is not installed (apt-get install ${name})`);
}

/** Installs Debian packages, as root or with a sudo that needs no password. */
function install(...packages: string[]) {
  const description = `Installing Debian’s ${packages.join(', ')}`;
  if (!onPath(['apt-get']).some(existsSync)) return print(`${description}: there is no apt-get`);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    return print(`${description}: needs root, or sudo without a password`);
  // Nothing may prompt, or wait for a mirror or another apt for ever. sudo drops variables, so env sets this one.
  const aptGet = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y'];
  const timeouts = [...aptTimeouts, '-o', 'DPkg::Lock::Timeout=120'];
  // Reports a list that cannot be read, but goes on: other or older lists may do.
  const update = ['-o', 'APT::Update::Error-Mode=any', 'update'];
  attempt('Reading Debian’s package lists', [...aptGet, ...timeouts, ...update], { minutes: 5 });
  attempt(description, [...aptGet, ...timeouts, 'install', '--no-install-recommends', ...packages], { minutes: 10 });
}
