/** A copy of the site as an author changes it, built and served: for browser tests. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Running, serve } from '../dev/dev.ts';
import { copySite, type SiteCopy } from './copy-site.ts';
import { runCli } from './run-cli.ts';

/** Changes a copy of this site, builds it for `base` ("/repo/") and serves it on a free port. Throws what the build says where it fails. */
export async function serveCopy(change: (site: SiteCopy) => unknown, base = '/'): Promise<Running> {
  const site = copySite();
  await change(site);
  const { code, out, err } = await runCli(site.root, `build --url https://name.example${base}`);
  if (code !== 0) throw new Error(out + err);
  const find = (file: string) => readFile(path.join(site.root, 'dist', file)).catch(() => undefined);
  const { url, close } = await serve(find, { port: 0, base });
  return {
    url,
    async close() {
      await close();
      site.remove();
    },
  };
}
