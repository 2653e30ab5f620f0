/** The smoke run in three engines: every template, in Chromium by pages.e2e.ts, at two widths, and what reacts to visitors. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { templatePaths } from '../components/testing/page-paths.ts';
import { atRoot } from '../generator/testing/built-sites.ts';
import { openDev } from '../generator/testing/dev-session.ts';
import { engines } from './_testing/engines.ts';
import { serveProbe } from './_testing/serve-probe.ts';

/** A page whose script edits its heading as a person would, again once it is loaded with the new one. */
const editsItself = `
const script = async () => {
  const find = async selector => {
    const [host] = [...document.documentElement.children].slice(-1);
    const found = host.shadowRoot?.querySelector(selector);
    return found ?? new Promise(resolve => setTimeout(resolve, 50)).then(() => find(selector));
  };
  const heading = document.querySelector('h1');
  const next = heading.textContent + '!';
  if (next.endsWith('!!!')) return;
  if ((await find('.turn')).ariaPressed === 'false') (await find('.turn')).click();
  const { left: clientX, top, height } = heading.getBoundingClientRect();
  const at = { clientX: clientX + 5, clientY: top + height / 2, detail: 1, bubbles: true, cancelable: true };
  heading.dispatchEvent(new MouseEvent('click', at));
  const control = await find('textarea');
  control.value = next;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  (await find('.main')).click();
};
export const props = ({ site, notes }) => ({ site, notes });
export const head = { title: 'Edited', description: '' };
export default ({ site }) => (
  <main>
    <h1>{site.name}</h1>
    <script dangerouslySetInnerHTML={{ __html: '(' + script + ')()' }} />
  </main>
);`;

for (const [name, find] of Object.entries(engines))
  test.describe(name, () => {
    const engine = find();
    test.skip(!engine && !process.env.CI, `NOT TESTED: ${name} is not installed; npm run test:engines says how`);
    const installed = () => {
      if (!engine) throw new Error(`${name} is not installed`);
      return engine;
    };

    test('every template and what reacts to visitors works', async () => {
      test.setTimeout(240_000);
      const { program, open } = installed();
      const templates = JSON.stringify(name === 'Chromium' ? [] : templatePaths(atRoot));
      const probe = await serveProbe(atRoot.out, 'pages/_testing/smoke.ts');
      const close = await open(`${probe.url}?templates=${encodeURIComponent(templates)}`);
      try {
        const { agent, faults } = await probe.report;
        console.log(`${name}: ${program} (${agent})`);
        expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
      } finally {
        await close();
        probe.close();
      }
    });

    test('a text is edited in the page', async () => {
      const { open } = installed();
      const dev = await openDev(`panel-in-${name}`, { 'pages/index.tsx': editsItself });
      const close = await open(dev.url);
      try {
        const written = () => readFileSync(path.join(dev.root, 'content/site.yaml'), 'utf8');
        await expect.poll(written, { timeout: 40_000 }).toContain('name: Plain!!\n');
      } finally {
        await close();
        await dev.close();
      }
    });
  });
