/** The script that `dev` adds to a page: it receives changes, applies them while keeping the page's state, and shows what is wrong. */
import type { Change } from './overlay.ts';
import { openInEditor, watchClicks } from './where-bar.ts';

const { dataset } = document.currentScript as HTMLScriptElement;
const overlayId = 'build-mistake';
const key = `dev ${location.pathname}`;

restore();
linkMessages();
watchClicks(dataset.file ?? '');

const events = new EventSource(dataset.events ?? '');
// After a restart of `dev` the connection reopens by itself, and the page reloads.
events.onerror = () => {
  events.onopen = reload;
};
events.onmessage = ({ data }: MessageEvent<string>) => {
  const change = JSON.parse(data) as Change;
  if (change.reload) return reload();
  if (change.styles) void swapStyles();
  showOverlay(change.message);
};

function showOverlay(message: string): void {
  const shown = document.getElementById(overlayId);
  // An overlay with the same message stays: replacing it could interrupt a click on it.
  if (message === (shown?.textContent ?? '')) return;
  shown?.remove();
  if (!message) return;
  const overlay = Object.assign(document.createElement('pre'), { id: overlayId, role: 'alert', textContent: message });
  overlay.style.cssText = dataset.style ?? '';
  document.body.append(overlay);
  linkMessages();
}

/** Turns every message with a location into a button that opens the editor there. */
function linkMessages(): void {
  const overlay = document.getElementById(overlayId);
  if (!overlay?.textContent) return;
  const parts = overlay.textContent.split(/(?<=\n\n)/).map(part => {
    const [, at] = /^(\S+?:\d+(?::\d+)?): /.exec(part) ?? [];
    if (!at) return part;
    const button = Object.assign(document.createElement('button'), { textContent: part, title: `Open ${at}` });
    button.style.cssText = 'all:unset;display:block;cursor:pointer;outline:revert';
    button.onclick = () => void openInEditor(at);
    return button;
  });
  overlay.replaceChildren(...parts);
}

/** Replaces the page's style sheets without a reload. */
async function swapStyles(): Promise<void> {
  const html = await (await fetch(location.href, { cache: 'no-store' })).text();
  const sheetsOf = (page: Document) => [...page.querySelectorAll('style:not(noscript *), link[rel=stylesheet]')];
  const next = sheetsOf(new DOMParser().parseFromString(html, 'text/html'));
  const shown = sheetsOf(document);
  if (next.length !== shown.length) return reload();
  shown.forEach((sheet, i) => {
    const href = next[i]?.getAttribute('href');
    if (!href) sheet.textContent = next[i]?.textContent ?? '';
    else if (href !== sheet.getAttribute('href')) sheet.setAttribute('href', href);
  });
}

/** Returns the state of the page that a reload would lose. Elements are identified by selectors. */
function pageState() {
  // The others have the same properties, except `checked`.
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=file], [type=hidden]), textarea, select');
  return {
    scroll: [scrollX, scrollY] as const,
    focus: document.activeElement && document.activeElement !== document.body ? selectorOf(document.activeElement) : '',
    details: [...document.querySelectorAll('details')].map(part => [selectorOf(part), part.open] as const),
    popovers: [...document.querySelectorAll('[popover]:popover-open')].map(selectorOf),
    fields: [...fields].map(field => [selectorOf(field), field.value, field.checked ?? false] as const),
  };
}

function reload(): void {
  sessionStorage.setItem(key, JSON.stringify(pageState()));
  location.reload();
}

/** Restores the state that the page had before it reloaded. */
function restore(): void {
  const text = sessionStorage.getItem(key);
  if (!text) return;
  sessionStorage.removeItem(key);
  const { scroll, focus, details, popovers, fields }: ReturnType<typeof pageState> = JSON.parse(text);
  const at = <Kind extends Element>(path: string) => document.querySelector<Kind>(path);
  for (const [path, isOpen] of details) at<HTMLDetailsElement>(path)?.toggleAttribute('open', isOpen);
  for (const path of popovers) at<HTMLElement>(path)?.showPopover?.();
  for (const [path, value, checked] of fields) {
    const field = at<HTMLInputElement>(path);
    if (!field || (field.value === value && (field.checked ?? false) === checked)) continue;
    Object.assign(field, { value, checked });
    // A hydrated island updates its state from these events.
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (focus) at<HTMLElement>(focus)?.focus({ preventScroll: true });
  scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' });
}

/** Returns a selector that finds the element again in a page of the same structure: "#faq > details:nth-of-type(2)". */
function selectorOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { parentElement: parent, localName } = element;
  if (!parent) return localName;
  const position = [...parent.children].filter(child => child.localName === localName).indexOf(element) + 1;
  return `${selectorOf(parent)} > ${localName}:nth-of-type(${position})`;
}
