/** What `dev` adds to a page: an overlay with the messages of the terminal, and a script that receives changes. */
import path from 'node:path';
import { build } from 'esbuild';

/** The path under which `dev` serves its own routes. */
export const devPath = '/__site/';

export const eventsPath = '/__changes';
export const clientPath = `${devPath}client.js`;

/** An event for the script: whether to reload the page or only its style sheets, and the message to show; `isDone` after the last check. */
export type Change = { reload: boolean; styles: boolean; message: string; isDone: boolean };

/** Adds the overlay and the script to a page. `version` identifies the bytes of the page. */
export function withOverlay(html: string, file: string, version: string, message: string): string {
  const page = withoutPolicy(html);
  const added = overlay(message) + script(file, version);
  return page.includes('</body>') ? page.replace('</body>', () => `${added}</body>`) : page + added;
}

/** Removes the Content-Security-Policy, which would block `dev`'s own script. `preview` keeps it, so violations show there. */
export const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');

/** Removes the text of inline style sheets. */
export const withoutStyles = (html: string): string => html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');

export async function bundleClient(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'client.ts');
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, tsconfigRaw: {} });
  return outputFiles[0]?.text ?? '';
}

const style =
  'position:fixed;inset:auto 0 0;max-height:70vh;z-index:2147483647;margin:0;padding:2rem;overflow:auto;background:#141c32;color:#fbfaf6;' +
  'border-top:6px solid #be2323;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const attribute = (text: string) => escaped(text).replace(/"/g, '&quot;');

const overlay = (message: string) =>
  message && `<pre id="build-mistake" role="alert" style="${style}">${escaped(message)}</pre>`;

const script = (file: string, version: string) => {
  const events = attribute(`${eventsPath}?${new URLSearchParams({ file, version })}`);
  return `<script src="${clientPath}" data-file="${attribute(file)}" data-events="${events}" data-style="${style}"></script>`;
};
