/**
 * npm run bench -- pages [/path/ …]: what pages of dist/ cost a phone's processor, each as it is and without its inline drawings, in turn.
 * Blocking time is what exceeds 50 ms in tasks, as Lighthouse counts it; main thread is all work until two seconds after the page has loaded.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../testing/find-browser.ts';

const rounds = Number(process.env.ROUNDS ?? 5);

type Cost = { blocking: number; mainThread: number };

export async function timePages(cli: string, paths: readonly string[]): Promise<void> {
  const server = spawn(process.execPath, [cli, 'preview', '--port', '0']);
  process.on('exit', () => server.kill());
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\S+/.exec(`${printed}`) ?? [];
  const file = findBrowser()?.file;
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(file && { executablePath: file }) });
  console.log('milliseconds at a quarter of the speed: blocking, main thread; without drawings');
  for (const path of paths) {
    const costs: [Cost[], Cost[]] = [[], []];
    for (let round = 0; round < rounds; round++)
      for (const [i, all] of costs.entries()) all.push(await cost(browser, new URL(path, url).href, i === 1));
    const [whole = '', plain = ''] = costs.map(all => `${median(all, 'blocking')}, ${median(all, 'mainThread')}`);
    console.log(`  ${path.padEnd(32)} ${whole.padEnd(12)} ${plain}`);
  }
  await browser.close();
}

async function cost(browser: Browser, url: string, isPlain: boolean): Promise<Cost> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    deviceScaleFactor: 1.75,
  });
  if (isPlain)
    await page.route(url, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<svg\b.*?<\/svg>/gs, '') });
    });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable');
  await page.addInitScript(() => {
    const total = { blocked: 0 };
    Object.assign(window, { total });
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) total.blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(2000);
  const blocking = Math.round(await page.evaluate<number>('total.blocked'));
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await page.close();
  return { blocking, mainThread: Math.round(seconds * 1000) };
}

const median = (costs: readonly Cost[], what: keyof Cost): number =>
  costs.map(one => one[what]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
