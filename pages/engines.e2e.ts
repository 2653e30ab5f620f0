/** The smoke run in three engines: every template, at the width of a desk and of a phone, and what reacts to visitors. In Chromium, pages.e2e.ts opens the templates. */
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { templatePaths } from '../components/testing/page-paths.ts';
import { atRoot, example } from '../generator/testing/built-sites.ts';
import { type Engine, findEngines } from './_testing/engines.ts';
import { serveProbe } from './_testing/serve-probe.ts';

const found = findEngines();

const tryIn = (name: Engine['name'], title: string, root: string, script: string, templates: string[] = []) =>
  test(`${title} in ${name}`, async () => {
    const engine = found.find(one => one.name === name);
    test.skip(!engine && !process.env.CI, `NOT TESTED: ${name} is not installed; npm run test:engines says how`);
    if (!engine) throw new Error(`${name} is not installed`);
    test.setTimeout(240_000);
    const probe = await serveProbe(root, script);
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

for (const name of ['Chromium', 'Firefox', 'WebKit'] as const) {
  const templates = name === 'Chromium' ? [] : templatePaths(atRoot);
  const title = `${name === 'Chromium' ? '' : 'every template and '}what reacts to visitors works`;
  tryIn(name, title, atRoot.out, 'pages/_smoke.ts', templates);
  const exampleOut = path.join(example.root, example.out);
  tryIn(name, 'an island keeps what was entered before its code came', exampleOut, 'pages/_testing/try-islands.ts');
}
