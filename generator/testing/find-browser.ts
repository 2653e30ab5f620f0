/** Where the browser for the tests stands: Playwright's own Chromium if it was downloaded, else one of the system. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

export type Browser = {
  /** "/usr/bin/chromium" */
  file: string;
  /** Not Playwright's own, which is built for tests: it has to be told to keep still. */
  isSystem: boolean;
};

/** First the one without windows: it opens a page in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first browser that starts, or undefined where there is none. */
export function findBrowser(): Browser | undefined {
  const own = chromium.executablePath();
  if (starts(own)) return { file: own, isSystem: false };
  const file = onPath(names).find(starts);
  return file ? { file, isSystem: true } : undefined;
}

/** The places where programs of these names may stand: ["chromium"] → ["/usr/local/bin/chromium", "/usr/bin/chromium"…]. */
export function onPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  return programs.flatMap(name => folders.map(folder => path.join(folder, name)));
}

/** A file alone proves nothing: Playwright's download may lack libraries of the system, Ubuntu's chromium-browser is a stub without snap. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
