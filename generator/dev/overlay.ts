/** What `dev` adds to a page: the message of the terminal over it, and a script that hears of changes. */

export const eventsPath = '/__changes';

/** What the script is told: whether its page is another one now, and the message to show; `isDone` after the last check. */
export type Event = { reload: boolean; message: string; isDone: boolean };

/** A page with the overlay. `version` names the bytes that it was made of. */
export function withOverlay(html: string, file: string, version: string, message: string): string {
  // Our own script is not in the page's policy; what breaks the policy shows in `preview`.
  const page = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
  const added = overlay(message) + script(file, version);
  return page.includes('</body>') ? page.replace('</body>', () => `${added}</body>`) : page + added;
}

const style =
  'position:fixed;inset:auto 0 0;max-height:70vh;z-index:2147483647;margin:0;padding:2rem;overflow:auto;background:#141c32;color:#fbfaf6;' +
  'border-top:6px solid #be2323;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

function overlay(message: string): string {
  const safe = message.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return message && `<pre id="build-mistake" role="alert" style="${style}">${safe}</pre>`;
}

/** The connection comes back by itself after a restart; then the page is fetched again. */
const script = (file: string, version: string) => `<script>{
let lost=false;const s=new EventSource(${JSON.stringify(`${eventsPath}?${new URLSearchParams({ file, version })}`).replace(/</g, '\\u003c')});
s.onerror=()=>{lost=true};s.onopen=()=>{if(lost)location.reload()};
s.onmessage=({data})=>{const{reload,message}=JSON.parse(data);if(reload)return location.reload();
let o=document.getElementById('build-mistake');if(!message)return o?.remove();
if(!o){o=document.createElement('pre');o.id='build-mistake';o.role='alert';o.style.cssText=${JSON.stringify(style)};document.body.append(o)}
o.textContent=message}}</script>`;
