/** The files that `dev` serves: pages are rendered on request, once after each change, and get the script that keeps them up to date. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Checked, Prepared } from '../build.ts';
import { contentsOf, hashOfContents } from '../files.ts';
import { type AnyFile, type File, hashOf, isDocument } from '../model.ts';
import { render } from '../render.ts';
import { overviewPage } from './overview.ts';

export type Current = { preparing?: Promise<Prepared>; site?: Prepared; checked?: Checked };

const emptyPage = '<!doctype html><title>Not found</title><body></body>';

/** `fileAt` resolves with a file of the site `current`, or its last good version; with undefined if there is none. `report` is told why one cannot be rendered. */
export function createPages(current: Current, base: () => string, report: (error: unknown) => void) {
  // A page that was viewed long ago must not keep its whole site in memory.
  const rendered = new Map<string, { bytes: File['bytes']; of: WeakRef<Prepared> }>();
  const broken = new Set<string>();

  async function fileAt(file: string): Promise<File['bytes'] | undefined> {
    await current.preparing?.catch(() => {});
    const { site, checked } = current;
    const served = (html: File['bytes']) => withScript(String(html), base(), site?.assets);
    if (file === '__site/client.js') return clientScript();
    if (file === '__site/index.html') return served(overviewPage(site, checked));
    const asset = site?.assets.find(({ path }) => path === file);
    if (asset) return contentsOf(asset);
    const route = site?.routes.find(route => route.file === file);
    if (!site || !route) return file === '404.html' ? served(emptyPage) : undefined;
    const cached = rendered.get(file);
    if (cached?.of.deref() === site) return cached.bytes;
    const result = await render(route, site.context).catch((error: unknown) => ({ error }));
    // A slow page may have returned what it was before a change.
    if (site !== current.site) return fileAt(file);
    broken.delete(file);
    if ('bytes' in result)
      rendered.set(file, {
        bytes: isDocument(route.page) ? served(result.bytes) : result.bytes,
        of: new WeakRef(site),
      });
    else {
      report(result.error);
      if (!rendered.has(file)) broken.add(file);
    }
    return rendered.get(file)?.bytes ?? served(emptyPage);
  }

  /** Returns whether an empty page stands in for one that cannot be rendered. */
  const isBroken = (file: string) => broken.has(file);
  return { fileAt, isBroken };
}

const clientScript = (): string =>
  transformSync(readFileSync(path.join(import.meta.dirname, 'client.ts')), { loader: 'ts', format: 'iife' }).code;

/** Returns a page as it is served under `base`: with the script, and without the policy that would block it. */
function withScript(page: string, base: string, assets: readonly AnyFile[] = []): string {
  const html = page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
  const shown = assets.filter(asset => html.includes(asset.path)).map(hashOfContents);
  const script = `<script src="${base}__site/client.js" data-version="${hashOf(html, ...shown)}"></script>`;
  return html.replace(/<\/body>|$/, end => script + end);
}
