/**
 * Makes sure that there are a browser of each engine and the fonts of other systems before Playwright runs. Prefers what is installed, then
 * Debian's, because a download may hang for minutes on a restricted network. Each step prints one line. Without Chromium, which most tests
 * need, exits with code 1; what is not tested without the rest is reported: tests are never skipped silently.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptTimeouts, attempt, print } from '../../generator/testing/attempt.ts';
import { onPath } from '../../generator/testing/find-browser.ts';
import { engines } from './engines.ts';

/** Debian's packages of each engine. Older releases have no chromium-headless-shell. */
const packagesOf = {
  Chromium: [['chromium-headless-shell', 'fontconfig', 'fonts-liberation'], ['chromium']],
  Firefox: [['firefox-esr']],
  WebKit: [['webkit2gtk-driver', 'xvfb']],
};
for (const [name, find] of Object.entries(engines)) {
  const choices = packagesOf[name as keyof typeof packagesOf];
  for (const packages of choices) if (!find()) install(packages);
  if (!find()) download(name.toLowerCase());
  const { program } = find() ?? {};
  const missing = `is NOT TESTED: it is not installed (apt-get install ${choices[0]?.join(' ')}, or npx playwright install --with-deps ${name.toLowerCase()})`;
  print(`${name} ${program ?? missing}`);
  if (name === 'Chromium' && !program) process.exitCode = 1;
}

/** The Linux fonts that components/fonts/family.ts names, each with Debian's package. */
const fonts = {
  'Liberation Sans': 'fonts-liberation',
  Roboto: 'fonts-roboto-unhinted',
  'DejaVu Sans': 'fonts-dejavu-core',
};
const missingFonts = () => {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return Object.entries(fonts).filter(([family]) => !stdout?.split(/[\n,]/).includes(family));
};
if (missingFonts().length > 0) install(missingFonts().map(([, name]) => name));
for (const [family, name] of missingFonts())
  print(`Tests with the font ${family} are SKIPPED: it is not installed (apt-get install ${name})`);

/** Downloads one of Playwright's browsers, if its host is reachable, without the headless shell: the tests use the full browser. */
function download(name: string) {
  // Not with npx: if the time limit ends that, the download goes on.
  const command = [process.execPath, 'node_modules/playwright/cli.js', 'install', '--no-shell', '--no-progress', name];
  // Without a network, the wait for each of five tries; the default is 30 seconds.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  attempt(`Downloading Playwright’s ${name}`, command, { minutes: 5, env });
}

/** Installs Debian packages, as root or with a sudo that needs no password. */
function install(packages: string[]) {
  if (!onPath(['apt-get']).some(existsSync)) return;
  // Nothing may prompt, or wait for a mirror or another apt for ever. sudo drops variables, so env sets this one.
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', ...aptTimeouts];
  // Reports a list that cannot be read, but goes on: other or older lists may do.
  const update = [...aptGet, '-o', 'APT::Update::Error-Mode=any', 'update'];
  attempt('Reading Debian’s package lists', update, { minutes: 5 });
  const options = ['-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends'];
  attempt(`Installing Debian’s ${packages.join(', ')}`, [...aptGet, ...options, 'install', ...packages], {
    minutes: 10,
  });
}
