/** The browser tests: every *.e2e.ts beside its subject, against the built site. `npm run test:browser` sees to the browser first. */
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { atRoot, edited, type Place } from './generator/testing/built-sites.ts';
import { findBrowser } from './generator/testing/find-browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('There is no browser to test with. To get one, run: npm run test:browser');

// A browser made for people would call home and draw on a graphics card that a server lacks.
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

// With each tab it would also open two pages for its address bar, and a process to spare: most of what a test cost.
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
// This list takes the place of Playwright's: what of that keeps pages at their address, drawn at once, and the browser at home.
const local = ['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'];
const plain = ['PaintHolding', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'ThirdPartyStoragePartitioning', 'MediaRouter'];
const atHome = ['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'];
const lean = [
  `--disable-features=${[unseen, local, plain, atHome].join()}`,
  // Other sites are not there, on a machine with a network as on one without.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // The browser without a window rounds letters to whole pixels unless it is told not to: no visitor's does.
  '--font-render-hinting=none',
];

/** Playwright starts one after the other before it loads the tests, which read the list of pages from what is built. */
const preview = ({ root, url, port, out }: Place, before = '') => ({
  command: `${before}node ${path.resolve('generator/cli/start.cjs')} preview --out ${out} --port ${port}`,
  cwd: root,
  url,
  reuseExistingServer: false,
  timeout: 120_000,
});

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  reporter: 'list',
  // For two cores: a page waits for its next frame often enough to make room for a third.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  webServer: [preview(atRoot, 'node --import tsx generator/testing/build-sites.ts && '), preview(edited)],
  use: {
    baseURL: atRoot.url,
    locale: 'en-IN',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: browser.file,
      args: [...lean, ...(browser.isSystem ? [...quiet, ...offline] : [])],
    },
  },
});
