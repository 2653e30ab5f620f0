/** The files that `dev` serves: pages are rendered on request, once after each change, and get the script that keeps them up to date. */
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Checked, Prepared } from '../build.ts';
import { contentsOf, hashOfContents } from '../files.ts';
import { type AnyFile, type File, hashOf, isDocument } from '../model.ts';
import { render } from '../render.ts';
import { overviewPage, todoPage } from './overview.ts';

export type Current = { preparing?: Promise<Prepared>; site?: Prepared; checked?: Checked };

const emptyPage = '<!doctype html><title>Not found</title><body></body>';

/** `fileAt` resolves with a file of the site `current`, or its last good version; `report` is told why one cannot be rendered. */
export function createPages(current: Current, base: () => string, report: (error: unknown) => void) {
  // A page that was viewed long ago must not keep its whole site in memory.
  const rendered = new Map<string, { bytes: File['bytes']; of: WeakRef<Prepared> }>();

  async function fileAt(file: string): Promise<File['bytes'] | undefined> {
    await current.preparing?.catch(() => {});
    const { site, checked } = current;
    const served = (html: File['bytes']) => withScript(String(html), base(), site?.assets);
    if (file === '__site/client.js') return clientScript();
    if (file === '__site/index.html') return served(overviewPage(site, checked));
    if (file === '__site/todo/index.html') return served(todoPage);
    const asset = site?.assets.find(({ path }) => path === file);
    if (asset) return contentsOf(asset);
    const route = site?.routes.find(route => route.file === file);
    if (!site || !route) return file === '404.html' ? served(emptyPage) : undefined;
    const cached = rendered.get(file);
    if (cached?.of.deref() === site) return cached.bytes;
    try {
      const { bytes } = await render(route, site.context);
      // A slow page may have returned what it was before a change.
      if (site !== current.site) return fileAt(file);
      rendered.set(file, { bytes: isDocument(route.page) ? served(bytes) : bytes, of: new WeakRef(site) });
    } catch (error) {
      report(error);
      if (!rendered.has(file)) throw error;
    }
    return rendered.get(file)?.bytes;
  }
  return { fileAt, errorPage: () => withScript(emptyPage, base()) };
}

let bundled: string | undefined;
function clientScript(): string {
  const entryPoints = [path.join(import.meta.dirname, 'client.ts')];
  const forBrowsers = { bundle: true, minify: true, target: 'es2022', jsx: 'automatic' } as const;
  bundled ??= buildSync({ entryPoints, ...forBrowsers, write: false }).outputFiles[0]?.text;
  return bundled ?? '';
}

/** Returns a page as it is served under `base`: with the script, and without the policy that would block it. */
function withScript(page: string, base: string, assets: readonly AnyFile[] = []): string {
  const html = page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
  const shown = assets.filter(asset => html.includes(asset.path)).map(hashOfContents);
  const script = `<script src="${base}__site/client.js" data-version="${hashOf(html, ...shown)}"></script>`;
  return html.replace(/<\/body>|$/, end => script + end);
}
