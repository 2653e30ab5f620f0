/** What `dev` adds to a page: the message of the terminal over it, and a script that hears of changes. */
import path from 'node:path';
import { build } from 'esbuild';

/** Everything of `dev`'s own is served under this path. */
export const ownPath = '/__site/';

export const eventsPath = '/__changes';
export const clientPath = `${ownPath}client.js`;

/** What the script is told: whether its page is another one now, or only its style sheets are, and the message to show; `isDone` after the last check. */
export type Change = { reload: boolean; styles: boolean; message: string; isDone: boolean };

/** A page with the overlay. `version` names the bytes that it was made of. */
export function withOverlay(html: string, file: string, version: string, message: string): string {
  const page = withoutPolicy(html);
  const added = overlay(message) + script(file, version);
  return page.includes('</body>') ? page.replace('</body>', () => `${added}</body>`) : page + added;
}

/** A page without its Content-Security-Policy, which our own script is not in; what breaks the policy shows in `preview`. */
export const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');

/** A page without what its style sheets say; a linked one says it by the hash in its name. */
export const withoutStyles = (html: string): string =>
  html.replace(/(<style[^>]*>)[^<]*/g, '$1').replace(/-[A-Z0-9]{8}\.css(?=")/g, '.css');

/** The script, for a browser. */
export async function bundleClient(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'client.ts');
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, tsconfigRaw: {} });
  return outputFiles[0]?.text ?? '';
}

const style =
  'position:fixed;inset:auto 0 0;max-height:70vh;z-index:2147483647;margin:0;padding:2rem;overflow:auto;background:#141c32;color:#fbfaf6;' +
  'border-top:6px solid #be2323;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const attribute = (text: string) => safe(text).replace(/"/g, '&quot;');

const overlay = (message: string) =>
  message && `<pre id="build-mistake" role="alert" style="${style}">${safe(message)}</pre>`;

const script = (file: string, version: string) => {
  const events = attribute(`${eventsPath}?${new URLSearchParams({ file, version })}`);
  return `<script src="${clientPath}" data-file="${attribute(file)}" data-events="${events}" data-style="${style}"></script>`;
};
