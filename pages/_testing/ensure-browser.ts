/**
 * Makes sure that there is a browser before Playwright runs, and for the smoke run one of each engine. Prefers an installed one, because a download may hang for minutes on a restricted
 * network. Each step prints one line. If all fail, exits with code 1 and says what to install: tests are never skipped silently. Also
 * installs the fonts of other systems; tests that need a missing font are skipped, which this reports.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptTimeouts, attempt, print } from '../../generator/testing/attempt.ts';
import { findBrowser, onPath } from '../../generator/testing/find-browser.ts';
import { type Engine, findEngines } from './engines.ts';

let browser = findBrowser();
// Older Debian releases have no chromium-headless-shell.
const packages = ['chromium-headless-shell', 'chromium'];
for (const step of [
  () => download('chromium'),
  ...packages.map(name => () => install(name, 'fontconfig', 'fonts-liberation')),
]) {
  if (browser) break;
  step();
  browser = findBrowser();
}
if (browser) {
  print(`Browser: ${browser.file}`);
  ensureFonts();
  ensureEngine('Firefox', ['firefox-esr']);
  ensureEngine('WebKit', ['webkit2gtk-driver', 'xvfb']);
} else {
  process.stderr.write(
    'No browser to test with. Install one and run this again:\n' +
      '  npx playwright install --with-deps chromium   (needs cdn.playwright.dev)\n' +
      '  apt-get install chromium-headless-shell       (Debian, as root)\n' +
      '  or any Chromium or Google Chrome on the PATH\n',
  );
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

/** Installs a browser of an engine: Debian's, otherwise Playwright's. Without one its smoke run is skipped, which this reports; in CI it fails. */
function ensureEngine(name: Engine['name'], packages: string[]) {
  const find = () => findEngines().find(engine => engine.name === name);
  if (!find()) install(...packages);
  if (!find()) download(name.toLowerCase());
  const engine = find();
  if (engine) print(`${name}: ${engine.program}`);
  else
    print(
      `${name} is NOT TESTED: it is not installed (apt-get install ${packages.join(' ')}, or npx playwright install --with-deps ${name.toLowerCase()})`,
    );
}

/** Installs the Linux fonts that components/fonts/fallbacks.ts names, from Debian's packages. */
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
  const command = [...aptGet, ...timeouts, 'install', '--no-install-recommends', ...packages];
  attempt(description, command, { minutes: 10 });
}
