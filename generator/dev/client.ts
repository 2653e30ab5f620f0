/** The script that `dev` adds to a page: it applies changes, shows what is wrong, and lets texts be edited where they stand. */
import { host, isBusy, showPanel } from './panel.ts';
import { addressOf, openEditor, version } from './panel-api.ts';
import { showTodo } from './panel-todo.ts';

const overlay = Object.assign(document.createElement('div'), { role: 'alert' });
overlay.style.cssText =
  'position:fixed;inset:auto 0 0;max-height:70vh;z-index:2147483646;padding:2rem 2rem 5rem;overflow:auto;' +
  'background:#141c32;color:#fbfaf6;border-top:6px solid #be2323;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

let events: EventSource | undefined;

/** Listens while the page is seen: a browser opens six connections to a server, for all its tabs. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(addressOf('events'));
  events.onmessage = update;
}
listen();
addEventListener('visibilitychange', listen);

/** A message comes after each change, with what is wrong, and at first: the page may have changed since it was served. */
async function update({ data }: MessageEvent<string>): Promise<void> {
  showOverlay(JSON.parse(data));
  if (location.pathname === addressOf('todo/').pathname) void showTodo();
  await catchUp();
}

/** The HTML of the page as it is shown. */
let shown = '';

/** Changes the page where only texts of it have changed; otherwise it is loaded again, and browsers restore the scroll position. */
async function catchUp(): Promise<void> {
  const html = await (await fetch(location.href, { cache: 'no-store' })).text();
  if (document.hidden || isBusy() || html === shown) return;
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  const isCurrent = shown ? patch(document, parse(shown), parse(html)) : html.includes(version);
  if (!isCurrent) return location.reload();
  shown = html;
}

/** Attributes that describe, and do nothing. */
const describing = /^(?:alt|aria-label|content|data-version|href|id|title)$/;

/** Changes a part of the page from what it was before to what it is after. Returns false if more than texts and what describes has changed. */
function patch(live: Node | undefined, before: Node, after: Node): boolean {
  if (before.isEqualNode(after)) return true;
  if (live?.nodeName !== before.nodeName || before.nodeName !== after.nodeName) return false;
  if (live instanceof Text) {
    const { parentElement } = live;
    const isCode = parentElement instanceof HTMLScriptElement && !parentElement.type.includes('json');
    if (isCode || live.data !== before.nodeValue) return false;
    live.data = after.nodeValue ?? '';
  }
  if (live instanceof Element && after instanceof Element)
    for (const { name, value } of after.attributes) {
      if (live.getAttribute(name) === value) continue;
      if (!describing.test(name)) return false;
      live.setAttribute(name, value);
    }
  const parts = [...after.childNodes];
  const isSame = before.childNodes.length === parts.length;
  return isSame && parts.every((part, i) => patch(live.childNodes[i], before.childNodes[i] as Node, part));
}

function showOverlay(message: string): void {
  const parts = message.split(/(?<=\n\n)/).map(part => {
    const [, at] = /^(\S+?:\d+(?::\d+)?): /.exec(part) ?? [];
    if (!at) return part;
    const button = Object.assign(document.createElement('button'), { textContent: part });
    button.style.cssText = 'all:unset;display:block;cursor:pointer;outline:revert';
    button.onclick = () => openEditor(at);
    return button;
  });
  overlay.replaceChildren(...parts);
  if (message) host.append(overlay);
  else overlay.remove();
}

void showPanel(catchUp);
