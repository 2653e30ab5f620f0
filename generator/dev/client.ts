/** The script that `dev` adds to a page: it applies changes, shows what is wrong, and opens the editor. */

const own = document.currentScript as HTMLScriptElement;
const overlay = Object.assign(document.createElement('div'), { role: 'alert' });
overlay.style.cssText =
  'position:fixed;inset:auto 0 0;max-height:70vh;z-index:2147483647;padding:2rem;overflow:auto;background:#141c32;' +
  'color:#fbfaf6;border-top:6px solid #be2323;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

let events: EventSource | undefined;

/** Listens while the page is seen: a browser opens six connections to a server, for all its tabs. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(new URL('events', own.src));
  events.onmessage = update;
}
listen();
addEventListener('visibilitychange', listen);

/** A message comes after each change, with what is wrong, and at first: the page may have changed since it was served. */
async function update({ data }: MessageEvent<string>): Promise<void> {
  showOverlay(JSON.parse(data));
  const html = await (await fetch(location.href, { cache: 'no-store' })).text();
  // Browsers restore the scroll position.
  if (!document.hidden && !html.includes(own.dataset.version as string)) location.reload();
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
  if (message) document.body.append(overlay);
  else overlay.remove();
}

async function openEditor(query: Record<string, string>): Promise<void> {
  const { ok } = await fetch(new URL(`open?${new URLSearchParams(query)}`, own.src), { method: 'POST' });
  if (!ok) showOverlay('Its source was not found.');
}

function openSource(event: MouseEvent): void {
  const { altKey, target } = event;
  if (!altKey || !(target instanceof HTMLElement) || overlay.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  const text = target.textContent || target.getAttribute('alt') || target.ariaLabel || '';
  let around = target.parentElement;
  while (around?.innerText.trim() === text.trim()) around = around.parentElement;
  void openEditor({ text, nearby: around?.innerText ?? '', path: location.pathname });
}
addEventListener('click', openSource, { capture: true });
