/** The browser tests, every *.e2e.ts, against the built site. `npm run test:browser` first makes sure that there is a browser. */
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { atRoot, edited, example, type Place } from './generator/testing/built-sites.ts';
import { findBrowser } from './generator/testing/find-browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('No browser found for the tests. To install one, run: npm run test:browser');

// A system browser, unlike one made for tests, contacts its maker and uses a GPU, which servers lack.
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

// Otherwise each tab also opens two pages for the address bar, and a spare process, which took most of a test's time.
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
// This list replaces Playwright's, and keeps its features that affect these tests: no upgrades to https, immediate painting, no background requests.
const local = ['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'];
const plain = ['PaintHolding', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'ThirdPartyStoragePartitioning', 'MediaRouter'];
const atHome = ['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'];
const lean = [
  `--disable-features=${[unseen, local, plain, atHome].join()}`,
  // Other sites are unreachable, so that tests behave the same with and without a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // By default a headless browser rounds the widths of letters to whole pixels; visitors' browsers do not.
  '--font-render-hinting=none',
];

/** Playwright starts the servers one after the other before it loads the tests, which read the list of pages from the built sites. */
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
  // Short, so that the end of a whole run shows Vitest's summary, too. Failures are printed whole.
  reporter: 'dot',
  // On two cores: pages often wait for their next frame, which leaves time for a third worker.
  workers: 3,
  // The engines come first: they take longest, each in a program of its own.
  projects: [
    { name: 'engines', testMatch: 'pages/engines.e2e.ts' },
    { name: 'site', testIgnore: 'pages/engines.e2e.ts' },
  ],
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  webServer: [
    preview(atRoot, 'node --import tsx pages/_testing/build-sites.ts && '),
    preview(edited),
    preview(example),
  ],
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
