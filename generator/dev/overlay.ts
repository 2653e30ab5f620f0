/** What `dev` adds to a page: a script that applies changes and shows mistakes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { type File, hashOf } from '../model.ts';

/** Returns the script. */
export const clientScript = (): string =>
  transformSync(readFileSync(path.join(import.meta.dirname, 'client.ts')), { loader: 'ts', format: 'iife' }).code;

/**
 * Returns a file as it is served: a page with the script, without the policy that would block it. The script knows the version of the page
 * and of the files that it shows: if only the second part of it changes, new style sheets suffice.
 */
export function servedBytes({ path, bytes }: File, base: string, assets: readonly File[] = []): File['bytes'] {
  if (!path.endsWith('.html')) return bytes;
  const html = String(bytes).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
  const shown = assets.filter(asset => html.includes(asset.path));
  const others = shown.filter(asset => !asset.path.endsWith('.css'));
  const version = `${hashOf(withoutStyles(html), ...bytesOf(others))} ${hashOf(html, ...bytesOf(shown))}`;
  const script = `<script src="${base}__site/client.js" data-version="${version}"></script>`;
  return html.replace(/<\/body>|$/, end => script + end);
}

const bytesOf = (files: readonly File[]) => files.map(({ bytes }) => bytes);

/** Removes the text of inline style sheets, and the hashes from the names of linked ones. */
const withoutStyles = (html: string) =>
  html.replace(/(<style[^>]*>).*?(?=<\/style)/gs, '$1').replace(/-[A-Z0-9]{8}\.css(?=")/g, '.css');
