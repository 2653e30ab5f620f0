/**
 * Opens a page in a browser of each engine: Playwright's own if it is installed, otherwise the system's, as a program. The page reports to its
 * server by itself (serve-probe.ts), so that none of them needs a driver.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserType, firefox, webkit } from 'playwright';
import { findBrowser, onPath } from '../../generator/testing/find-browser.ts';

export type Engine = {
  /** The program that was found, for reports. */
  program: string;
  /** Opens a URL in a window of 1,400 × 950 px with a new profile. Resolves with a function that closes it. */
  open: (url: string) => Promise<() => Promise<void>>;
};

const width = 1400;
const height = 950;

/** The engines, each with what finds it on this machine. */
export const engines: Record<'Chromium' | 'Firefox' | 'WebKit', () => Engine | undefined> = {
  Chromium: systemChromium,
  Firefox: () => playwrights(firefox) ?? systemFirefox(),
  WebKit: () => playwrights(webkit) ?? systemWebKit(),
};

function playwrights(type: BrowserType): Engine | undefined {
  const program = type.executablePath();
  if (!existsSync(program)) return undefined;
  const open: Engine['open'] = async url => {
    const browser = await type.launch();
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(url);
    return () => browser.close();
  };
  return { program, open };
}

/** Playwright's own, too: its driver has a pointer in the corner, and so in the frame. */
function systemChromium(): Engine | undefined {
  const program = findBrowser()?.file;
  const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--hide-scrollbars'];
  const window = [`--window-size=${width},${height}`, '--remote-debugging-port=0'];
  return program
    ? { program, open: url => run(home => [program, ...quiet, ...window, `--user-data-dir=${home}`, url]) }
    : undefined;
}

function systemFirefox(): Engine | undefined {
  const starts = (file: string) =>
    existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  const program = onPath(['firefox-esr', 'firefox']).find(starts);
  const window = ['--headless', '--no-remote', '--width', `${width}`, '--height', `${height}`];
  return program ? { program, open: url => run(home => [program, ...window, '--profile', home, url]) } : undefined;
}

/** WebKitGTK's example of a browser, which Debian keeps out of the PATH: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser". */
function systemWebKit(): Engine | undefined {
  const inside = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map(name => path.join(folder, name)) : [];
  const libraries = ['/usr/libexec', '/usr/lib', ...inside('/usr/lib').filter(name => name.endsWith('-linux-gnu'))];
  const program = libraries
    .flatMap(inside)
    .flatMap(folder => (/\/webkit2?gtk-\d[^/]*$/.test(folder) ? path.join(folder, 'MiniBrowser') : []))
    .find(existsSync);
  const screen = ['xvfb-run', '-a', '-s', `-screen 0 ${width + 100}x${height + 50}x24`];
  if (!program || !onPath(['xvfb-run']).some(existsSync)) return undefined;
  const window = ['--private', `--geometry=${width}x${height}`];
  return { program, open: url => run(() => [...screen, program, ...window, url]) };
}

/** Runs a browser with a home of its own until it is closed. */
const run = async (command: (home: string) => string[]) => {
  const home = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const [program = '', ...args] = command(home);
  // WebKit's sandbox needs user namespaces, which containers often lack; the page is ours.
  const own = { HOME: home, XDG_CACHE_HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  // A process group of its own, so that its children end with it.
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...own } });
  const ended = new Promise(resolve => child.once('close', resolve).once('error', resolve));
  return async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    await ended;
    // Its children may still write for a moment; what stays is in the system's temporary folder.
    await rm(home, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  };
};
