/** The smoke run in three engines: every template, at the width of a desk and of a phone, and what reacts to visitors. In Chromium, pages.e2e.ts opens the templates. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { templatePaths } from '../components/testing/page-paths.ts';
import { atRoot, example } from '../generator/testing/built-sites.ts';
import { openDev } from '../generator/testing/dev-session.ts';
import { type Engine, findEngines } from './_testing/engines.ts';
import { serveProbe } from './_testing/serve-probe.ts';

const found = findEngines();

function engineOf(name: Engine['name']): Engine {
  const engine = found.find(one => one.name === name);
  test.skip(!engine && !process.env.CI, `NOT TESTED: ${name} is not installed; npm run test:engines says how`);
  if (!engine) throw new Error(`${name} is not installed`);
  return engine;
}

const tryIn = (name: Engine['name'], title: string, root: string, script: string, templates: string[] = []) =>
  test(`${title} in ${name}`, async () => {
    const engine = engineOf(name);
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

/** A page whose script edits its heading as a person would, again once it shows the new one. */
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
  const turn = await find('.turn[aria-pressed]');
  if (turn.ariaPressed === 'false') turn.click();
  const { left: clientX, top, height } = heading.getBoundingClientRect();
  const at = { clientX: clientX + 5, clientY: top + height / 2, detail: 1, bubbles: true, cancelable: true };
  heading.dispatchEvent(new MouseEvent('click', at));
  const control = await find('textarea');
  control.value = next;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  (await find('.main')).click();
  while (heading.textContent !== next) await new Promise(resolve => setTimeout(resolve, 50));
  await script();
};
export const props = ({ site, notes }) => ({ site, notes });
export const head = { title: 'Edited', description: '' };
export default ({ site }) => (
  <main>
    <h1>{site.name}</h1>
    <script dangerouslySetInnerHTML={{ __html: 'const script = ' + script + '; script()' }} />
  </main>
);`;

for (const name of ['Chromium', 'Firefox', 'WebKit'] as const) {
  const templates = name === 'Chromium' ? [] : templatePaths(atRoot);
  const title = `${name === 'Chromium' ? '' : 'every template and '}what reacts to visitors works`;
  tryIn(name, title, atRoot.out, 'pages/_smoke.ts', templates);
  const exampleOut = path.join(example.root, example.out);
  tryIn(name, 'an island keeps what was entered before its code came', exampleOut, 'pages/_testing/try-islands.ts');

  test(`a text is edited in the page in ${name}`, async () => {
    const engine = engineOf(name);
    const dev = await openDev(`panel-in-${name}`, { 'pages/index.tsx': editsItself });
    const close = await engine.open(dev.url);
    try {
      const written = () => readFileSync(path.join(dev.root, 'content/site.yaml'), 'utf8');
      await expect.poll(written, { timeout: 40_000 }).toContain('name: Plain!!\n');
    } finally {
      await close();
      await dev.close();
    }
  });
}
