/**
 * Opens a page in a browser of each engine: Playwright's own if it is installed, otherwise the system's, as a program. The page reports to its server by
 * itself (serve-probe.ts), so that none of them needs a driver.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import { findBrowser, onPath } from '../../generator/testing/find-browser.ts';

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** The program that was found, for reports. */
  program: string;
  /** Opens a URL in a window of 1,400 × 950 px with a new profile. Resolves with a function that closes it. */
  open: (url: string) => Promise<() => Promise<void>>;
};

const size = { width: 1400, height: 950 };

/** Debian keeps it out of the PATH: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser". */
function findMiniBrowser(): string | undefined {
  const names = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map(name => path.join(folder, name)) : [];
  const libraries = ['/usr/lib', ...names('/usr/lib').filter(folder => folder.endsWith('-linux-gnu'))];
  const folders = [...libraries, '/usr/libexec'].flatMap(names).filter(folder => /\/webkit2?gtk-\d/.test(folder));
  return folders.map(folder => path.join(folder, 'MiniBrowser')).find(existsSync);
}

/** Returns the engines of this machine. */
export function findEngines(): Engine[] {
  const xvfb = onPath(['xvfb-run']).find(existsSync);
  const miniBrowser = xvfb && findMiniBrowser();
  const { width, height } = size;
  const isRoot = process.getuid?.() === 0;
  return [
    ...own('Chromium', chromium),
    ...program('Chromium', findBrowser()?.file, (url, profile) => [
      ...['--headless', '--disable-gpu', '--no-first-run', '--hide-scrollbars', `--window-size=${width},${height}`],
      ...[...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`, '--remote-debugging-port=0', url],
    ]),
    ...own('Firefox', firefox),
    ...program('Firefox', onPath(['firefox-esr', 'firefox']).find(starts), (url, profile) => [
      ...['--headless', '--no-remote', '--profile', profile, '--width', `${width}`, '--height', `${height}`, url],
    ]),
    ...own('WebKit', webkit),
    ...program('WebKit', miniBrowser && xvfb, url => [
      ...['-a', '-s', `-screen 0 ${width + 100}x${height + 50}x24`],
      ...[`${miniBrowser}`, '--private', `--geometry=${width}x${height}`, url],
    ]),
  ].filter(({ name }, i, all) => all.findIndex(other => other.name === name) === i);
}

function own(name: Engine['name'], type: BrowserType): Engine[] {
  const file = type.executablePath();
  if (!existsSync(file)) return [];
  const open: Engine['open'] = async url => {
    const browser = await type.launch();
    const page = await browser.newPage({ viewport: size });
    await page.goto(url);
    return () => browser.close();
  };
  return [{ name, program: `Playwright’s ${file}`, open }];
}

function program(
  name: Engine['name'],
  file: string | undefined,
  args: (url: string, profile: string) => string[],
): Engine[] {
  if (!file) return [];
  const open: Engine['open'] = async url => {
    const profile = mkdtempSync(path.join(tmpdir(), 'engine-'));
    // WebKit's sandbox needs user namespaces, which containers often lack; the page is ours.
    const env = {
      ...process.env,
      HOME: profile,
      XDG_CACHE_HOME: profile,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    // A process group of its own, so that its children end with it.
    const child = spawn(file, args(url, profile), { stdio: 'ignore', detached: true, env });
    const ended = new Promise(resolve => child.once('close', resolve).once('error', resolve));
    return async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid);
      await ended;
      // Its children may still write for a moment; what stays is in the system's temporary folder.
      await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    };
  };
  return [{ name, program: [file, ...args('', '')].find(part => part.endsWith('MiniBrowser')) ?? file, open }];
}

const starts = (file: string) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
