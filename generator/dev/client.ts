/** The script that `dev` adds to a page: it applies changes, shows what is wrong, and opens the editor. */

const own = document.currentScript as HTMLScriptElement;
let version = own.dataset.version ?? '';

const overlay = Object.assign(document.createElement('div'), { role: 'alert' });
overlay.style.cssText =
  'position:fixed;inset:auto 0 0;max-height:70vh;z-index:2147483647;padding:2rem;overflow:auto;background:#141c32;' +
  'color:#fbfaf6;border-top:6px solid #be2323;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

// A message comes after each change, with what is wrong, and at first: the page may have changed since it was served.
new EventSource(new URL('events', own.src)).onmessage = async ({ data }: MessageEvent<string>) => {
  const html = await (await fetch(location.href, { cache: 'no-store' })).text();
  const next = new DOMParser().parseFromString(html, 'text/html');
  const nextVersion = next.querySelector<HTMLScriptElement>('script[data-version]')?.dataset.version ?? '';
  // Browsers restore the scroll position.
  if (nextVersion.split(' ')[0] !== version.split(' ')[0]) location.reload();
  else if (nextVersion !== version) swapStyles(next);
  version = nextVersion;
  showOverlay(JSON.parse(data));
};

function swapStyles(next: Document): void {
  const sheetsOf = (page: Document) => [...page.querySelectorAll('style:not(noscript *), link[rel=stylesheet]')];
  const sheets = sheetsOf(next);
  sheetsOf(document).forEach((sheet, i) => {
    if (sheets[i] && !sheet.isEqualNode(sheets[i])) sheet.replaceWith(sheets[i]);
  });
}

/** Shows a message; each part of it that begins with a location is a button that opens the editor there. */
function showOverlay(message: string): void {
  // The same message stays: replacing it could interrupt a click on it.
  if (message === overlay.textContent) return;
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
  const url = new URL(`open?${new URLSearchParams(query)}`, own.src);
  const { ok } = await fetch(url, { method: 'POST' });
  if (!ok) showOverlay('Its source was not found.');
}

// Alt-click on a text opens its source.
addEventListener('click', ({ altKey, target }) => {
  if (!altKey || !(target instanceof HTMLElement) || overlay.contains(target)) return;
  const text = target.textContent || target.getAttribute('alt') || target.ariaLabel || '';
  void openEditor({ text, nearby: target.parentElement?.innerText ?? '', path: location.pathname });
});
