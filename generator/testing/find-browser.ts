/** Finds the browser for the tests: Playwright's own Chromium if it was downloaded, otherwise one of the system. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

export type Browser = {
  /** "/usr/bin/chromium" */
  file: string;
  /** Whether it is not Playwright's own, which is made for tests: then more background activity has to be switched off. */
  isSystem: boolean;
};

/** The headless shell comes first: it opens a page in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the first browser that starts, or undefined if there is none. */
export function findBrowser(): Browser | undefined {
  const file = chromium.executablePath();
  if (starts(file)) return { file, isSystem: false };
  const system = onPath(names).find(starts);
  return system ? { file: system, isSystem: true } : undefined;
}

/** Returns the paths where programs of these names may be: ["chromium"] → ["/usr/local/bin/chromium", "/usr/bin/chromium"…]. */
export function onPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  return programs.flatMap(name => folders.map(folder => path.join(folder, name)));
}

/** Returns whether a browser starts: it may lack system libraries, and Ubuntu's chromium-browser needs snap. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
