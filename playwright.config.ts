/** The browser tests: every *.e2e.ts beside its subject, against the built site. `npm run test:browser` sees to the browser first. */
import { defineConfig } from 'playwright/test';
import { atRoot, type Place, underFolder } from './generator/testing/built-site.ts';
import { findBrowser } from './generator/testing/find-browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('There is no browser to test with. To get one, run: npm run test:browser');

// A browser made for people would call home and draw on a graphics card that a server lacks.
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

// Playwright starts these before it loads the tests, which read the list of pages from what is built here.
const serve = ({ url, port, out }: Place) => ({
  command: `node generator/cli/start.cjs build --url ${url} --out ${out} && node generator/cli/start.cjs preview --out ${out} --port ${port}`,
  url,
  reuseExistingServer: false,
  timeout: 120_000,
  // Whatever the shell says: what is tested is what is deployed.
  env: { NODE_ENV: 'production' },
});

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  webServer: [serve(atRoot), serve(underFolder)],
  use: {
    baseURL: atRoot.url,
    locale: 'en-IN',
    actionTimeout: 15_000,
    launchOptions: { executablePath: browser.file, args: browser.isSystem ? [...quiet, ...offline] : [] },
  },
});
