/** The files that `dev` serves: pages are rendered on request, once after each change. */
import { readFile } from 'node:fs/promises';
import type { Checked, Prepared } from '../build.ts';
import type { File } from '../model.ts';
import { render } from '../render.ts';
import { clientScript, servedBytes } from './overlay.ts';
import { overviewPage } from './overview.ts';

export type Current = { preparing?: Promise<Prepared>; site?: Prepared; checked?: Checked };

const emptyPage = '<!doctype html><title>Not found</title><body></body>';

/** Returns a function that resolves with a file of the site `current`, or its last good version; with undefined if there is none. */
export function createPages(current: Current, base: () => string) {
  // A page that was viewed long ago must not keep its whole site in memory.
  const rendered = new Map<string, { bytes: File['bytes']; of: WeakRef<Prepared> }>();

  return async function fileAt(file: string): Promise<File['bytes'] | undefined> {
    await current.preparing?.catch(() => {});
    const { site, checked } = current;
    const served = (bytes: File['bytes']) => servedBytes({ path: file, bytes }, base(), site?.assets);
    if (file === '__site/client.js') return clientScript();
    if (file === '__site/index.html') return served(overviewPage(site, checked));
    const asset = site?.assets.find(({ path }) => path === file);
    if (asset) return 'from' in asset ? readFile(asset.from).catch(() => undefined) : asset.bytes;
    const route = site?.routes.find(route => route.file === file);
    if (!site || !route) return file === '404.html' ? served(emptyPage) : undefined;
    const cached = rendered.get(file);
    if (cached?.of.deref() === site) return cached.bytes;
    try {
      const { bytes } = await render(route, site.context);
      // A slow page may have returned what it was before a change.
      if (site !== current.site) return fileAt(file);
      rendered.set(file, { bytes: served(bytes), of: new WeakRef(site) });
    } catch {} // The check of the whole site reports it.
    return rendered.get(file)?.bytes ?? served(emptyPage);
  };
}
