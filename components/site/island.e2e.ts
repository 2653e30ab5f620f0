/** Every island of every template: what hydration does to the HTML (nothing), what the policy refuses (nothing), what scripts weigh. */
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { atRoot, templatePaths } from '../../generator/testing/built-sites.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import { watchPolicy } from '../../generator/testing/watch-policy.ts';

const templates = templatePaths(atRoot);
const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

/** Runs in the page: mounts every island, and tells what that changed and how a rendering from nothing differs. */
async function proveIslands() {
  /** The markup, attributes in order, neighbouring texts as one. */
  const normal = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    let inside = '';
    for (const node of element.childNodes) {
      inside += node.nodeType === 1 ? normal(node as Element) : node.nodeType === 3 ? node.nodeValue : '<!---->';
    }
    return `<${element.localName} ${attributes.join(' ')}>${inside}</>`;
  };
  const cases: { name: string; changes: string[]; server: string; fresh: string }[] = [];
  for (const mark of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { default: mount } = await import(mark.dataset.island ?? '');
    const server = normal(mark);
    const observer = new MutationObserver(() => {});
    observer.observe(mark, { childList: true, attributes: true, subtree: true });
    mount(mark);
    await new Promise(resolve => setTimeout(resolve, 60));
    const changes = observer.takeRecords().map(({ type, target, attributeName, addedNodes, removedNodes }) => {
      const nodes = [...addedNodes, ...removedNodes].map(node => node.nodeName);
      return `${type} ${attributeName ?? nodes.join()} in ${target.nodeName}`;
    });
    observer.disconnect();
    const fresh = mark.cloneNode(false) as HTMLElement;
    mount(fresh);
    // Texts may be cut anew where they stand; elements and attributes may not change.
    const elements = changes.filter(change => !/^childList (#text,?)+ in/.test(change));
    cases.push({ name: mark.dataset.island ?? '', changes: elements, server, fresh: normal(fresh) });
  }
  return cases;
}

for (const path of templates)
  test(`${path}: hydration changes nothing, a fresh rendering is the server's; scripts weigh at most 1.6 kB untouched and 9.5 kB in all`, async ({
    page,
  }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', response => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    const refused = await watchPolicy(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const weigh = async () => (await Promise.all(bodies)).reduce((sum, body) => sum + brotli(body), 0);
    expect(await weigh(), 'untouched').toBeGreaterThan(0);
    expect(await weigh(), 'untouched').toBeLessThanOrEqual(1600);

    const cases = await page.evaluate(proveIslands);
    expect(cases.length).toBeGreaterThan(0);
    for (const { name, changes, server, fresh } of cases) {
      expect(changes, name).toEqual([]);
      expect(fresh, name).toBe(server);
    }
    expect(await weigh(), 'in all').toBeLessThanOrEqual(9500);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('footer')).toBeInViewport();
    expect(refused, 'refused by the policy').toEqual([]);
  });

test('the policy allows no inline script, and the proof above would see what it refuses', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/about/');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy" i]').getAttribute('content');
  expect(policy).not.toMatch(/unsafe|\*/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isOurs = false';
    document.body.append(script);
  });
  await expect.poll(() => refused).toHaveLength(1);
  expect(await page.evaluate(() => 'isOurs' in window)).toBe(false);
});
