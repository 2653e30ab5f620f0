/**
 * npm run bench -- pages [/path/ …]: the work of pages of dist/ on a phone's main thread, at a quarter of the speed, until two seconds
 * after they have loaded, and the longest task after their first paint, in milliseconds: medians of five. BASE=URL compares another build.
 */
import { spawn } from 'node:child_process';
import { type Browser, chromium, devices } from 'playwright';
import { addTo } from '../model.ts';
import { servingAt } from '../testing/dev-session.ts';
import { findBrowser } from '../testing/find-browser.ts';

type TraceEvent = { name: string; tid: number; ts: number; dur: number; tdur?: number };
const parts = { work: 'RunTask', layout: 'Layout', styles: 'UpdateLayoutTree', paint: 'Paint' };
const categories = ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

export async function timePages(cli: string, paths: readonly string[]): Promise<void> {
  const server = spawn(process.execPath, [cli, 'preview', '--port', '0']);
  process.on('exit', () => server.kill());
  const sites = [await servingAt(server), process.env.BASE ?? ''].filter(Boolean);
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findBrowser()?.file ?? '' });
  for (const urls of paths.map(path => sites.map(site => new URL(path, site).href))) {
    const times = new Map<string, number[]>();
    for (let round = 0; round < 5; round++) for (const url of urls) await time(browser, url, times);
    for (const [part, all] of times) console.log(part, Math.round(median(all)));
  }
}

async function time(browser: Browser, url: string, times: Map<string, number[]>): Promise<void> {
  const page = await browser.newPage(devices['Moto G4']);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await page.waitForTimeout(2000);
  const events: TraceEvent[] = JSON.parse(`${await browser.stopTracing()}`).traceEvents;
  await page.close();
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const own = (wanted: string) => events.filter(({ name, tid }) => name === wanted && tid === paint?.tid);
  for (const [part, name] of Object.entries(parts))
    addTo(
      times,
      `${url} ${part}`,
      own(name).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
    );
  const after = own('RunTask').filter(({ ts }) => ts > (paint?.ts ?? 0));
  addTo(times, `${url} longest task`, Math.max(...after.map(({ dur }) => dur / 1000)));
}

export const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
