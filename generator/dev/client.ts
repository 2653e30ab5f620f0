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

async function catchUp(): Promise<void> {
  const html = await (await fetch(location.href, { cache: 'no-store' })).text();
  // Browsers restore the scroll position.
  if (!document.hidden && !isBusy() && !html.includes(version)) location.reload();
}

function showOverlay(message: string): void {
  const parts = message.split(/(?<=\n\n)/).map(part => {
    const [, at] = /^(\S+?:\d+(?::\d+)?): /.exec(part) ?? [];
    if (!at) return part;
    const button = Object.assign(document.createElement('button'), { textContent: part });
    button.style.cssText = 'all:unset;display:block;cursor:pointer;outline:revert';
    button.onclick = () => openEditor({ at });
    return button;
  });
  overlay.replaceChildren(...parts);
  if (message) host.append(overlay);
  else overlay.remove();
}

showPanel(catchUp);
