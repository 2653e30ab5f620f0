/**
 * npm run bench -- pages [/path/ …]: for how long pages of dist/ block a phone's processor, with and without their inline drawings, in turn:
 * what exceeds 50 ms in tasks, as Lighthouse counts it, until two seconds after the page has loaded.
 */
import { spawn } from 'node:child_process';
import { type Browser, chromium, devices } from 'playwright';
import { servingAt } from '../testing/dev-session.ts';
import { findBrowser } from '../testing/find-browser.ts';

export async function timePages(cli: string, paths: readonly string[], rounds: number): Promise<void> {
  const server = spawn(process.execPath, [cli, 'preview', '--port', '0']);
  process.on('exit', () => server.kill());
  const url = await servingAt(server);
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findBrowser()?.file ?? '' });
  console.log('blocking time in milliseconds, at a quarter of the speed: whole, without drawings');
  for (const path of paths) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++)
      for (const [i, all] of times.entries()) all.push(await blockingTime(browser, new URL(path, url).href, i === 1));
    console.log(`  ${path.padEnd(32)} ${times.map(all => Math.round(median(all))).join(', ')}`);
  }
  await browser.close();
}

const observe = `window.blocked = 0;
new PerformanceObserver(list => list.getEntries().forEach(({ duration }) => (window.blocked += duration - 50)))
  .observe({ type: 'longtask', buffered: true });`;

async function blockingTime(browser: Browser, url: string, isPlain: boolean): Promise<number> {
  const page = await browser.newPage(devices['Moto G4']);
  await page.route(url, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(isPlain ? /<svg\b.*?<\/svg>/gs : '', '') });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForTimeout(2000);
  const blocked = await page.evaluate<number>('blocked');
  await page.close();
  return blocked;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
