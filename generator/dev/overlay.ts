import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { hashOfContents } from '../files.ts';
import { type AnyFile, type File, hashOf } from '../model.ts';

export const clientScript = (): string =>
  transformSync(readFileSync(path.join(import.meta.dirname, 'client.ts')), { loader: 'ts', format: 'iife' }).code;

/** Returns a file as it is served under `base`: a page with the script, and without the policy that would block it. */
export function servedBytes({ path, bytes }: File, base: string, assets: readonly AnyFile[] = []): File['bytes'] {
  if (!path.endsWith('.html')) return bytes;
  const html = String(bytes).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
  const shown = assets.filter(asset => html.includes(asset.path)).map(hashOfContents);
  const version = hashOf(html, ...shown);
  const script = `<script src="${base}__site/client.js" data-version="${version}"></script>`;
  return html.replace(/<\/body>|$/, end => script + end);
}
