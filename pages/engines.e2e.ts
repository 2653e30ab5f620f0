/** The smoke run in three engines: every template, at the width of a desk and of a phone, and what reacts to visitors. In Chromium, pages.e2e.ts opens the templates. */
import { expect, test } from 'playwright/test';
import { atRoot, templatePaths } from '../generator/testing/built-sites.ts';
import { findEngines } from './_testing/engines.ts';
import { serveProbe } from './_testing/serve-probe.ts';

const found = findEngines();

for (const name of ['Chromium', 'Firefox', 'WebKit'] as const) {
  const engine = found.find(one => one.name === name);
  test(`${name === 'Chromium' ? '' : 'every template and '}what reacts to visitors works in ${name}`, async () => {
    test.skip(!engine && !process.env.CI, `NOT TESTED: ${name} is not installed; npm run test:engines says how`);
    if (!engine) throw new Error(`${name} is not installed`);
    test.setTimeout(240_000);
    const probe = await serveProbe(atRoot.out, 'pages/_smoke.ts');
    const templates = name === 'Chromium' ? [] : templatePaths(atRoot);
    const close = await engine.open(`${probe.url}?templates=${encodeURIComponent(JSON.stringify(templates))}`);
    try {
      const { agent, report } = (await probe.report) as { agent: string; report: Record<string, string[]> };
      console.log(`${name}: ${engine.program} (${agent})`);
      expect(Object.entries(report).filter(([, faults]) => faults.length > 0)).toEqual([]);
    } finally {
      await close();
      probe.close();
    }
  });
}
