/** The script that `dev` adds to a page: it hears of changes, takes them up with as little disturbance as it can, and shows what is wrong. */
import type { Change } from './overlay.ts';
import { openInEditor, watchClicks } from './where-bar.ts';

const { dataset } = document.currentScript as HTMLScriptElement;
const overlayId = 'build-mistake';
const key = `dev ${location.pathname}`;
/** What is wrong: with the site, as the server tells it, and what scripts of this page threw. */
const mistakes = { site: document.getElementById(overlayId)?.textContent ?? '', thrown: '' };

restore();
showMistakes();
watchClicks(dataset.file ?? '');

// The connection comes back by itself after a restart; then the page is fetched again.
let isLost = false;
const events = new EventSource(dataset.events ?? '');
events.onerror = () => {
  isLost = true;
};
events.onopen = () => {
  if (isLost) reload();
};
events.onmessage = ({ data }: MessageEvent<string>) => {
  const { reload: isOther, styles, message } = JSON.parse(data) as Change;
  if (isOther) return reload();
  if (styles) void swapStyles();
  // An overlay that says it already stays, with the click that is just made on it.
  if (message === mistakes.site) return;
  mistakes.site = message;
  showOverlay();
};

// A script that throws is a mistake like others. The loader of islands says it to the console alone.
addEventListener('error', ({ error }) => void tell(error));
addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
const { error: say } = console;
console.error = (...words: unknown[]) => {
  say(...words);
  for (const word of words) void tell(word);
};

/** Shows where in the sources an error was thrown, until the page is another one. */
async function tell(thrown: unknown): Promise<void> {
  if (!(thrown instanceof Error)) return;
  // Not every browser begins the stack with the message.
  const stack = `${thrown}\n${thrown.stack}`.slice(0, 4000);
  const response = await fetch(`/__site/thrown?${new URLSearchParams({ stack })}`);
  const message = response.ok ? await response.text() : '';
  if (mistakes.thrown.includes(message)) return;
  mistakes.thrown = joined(mistakes.thrown, message);
  showOverlay();
}

const joined = (...messages: string[]) => messages.filter(Boolean).join('\n\n');

function showOverlay(): void {
  const message = joined(mistakes.site, mistakes.thrown);
  document.getElementById(overlayId)?.remove();
  if (!message) return;
  const overlay = Object.assign(document.createElement('pre'), { id: overlayId, role: 'alert', textContent: message });
  overlay.style.cssText = dataset.style ?? '';
  document.body.append(overlay);
  showMistakes();
}

/** Every mistake in the overlay that has a place leads to it. */
function showMistakes(): void {
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

/** A change of style sheets alone needs no new page. */
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has done to a page, by the paths of its elements. */
type Kept = {
  scroll: [number, number];
  focus: string;
  details: [path: string, isOpen: boolean][];
  popovers: string[];
  fields: [path: string, value: string, isChecked: boolean][];
};

function allFields(): Field[] {
  return [...document.querySelectorAll<Field>('input:not([type=file], [type=hidden]), textarea, select')];
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function reload(): void {
  const kept: Kept = {
    scroll: [scrollX, scrollY],
    focus: document.activeElement && document.activeElement !== document.body ? pathOf(document.activeElement) : '',
    details: [...document.querySelectorAll('details')].map(part => [pathOf(part), part.open]),
    popovers: [...document.querySelectorAll('[popover]:popover-open')].map(pathOf),
    fields: allFields().map(field => [pathOf(field), field.value, isChecked(field)]),
  };
  sessionStorage.setItem(key, JSON.stringify(kept));
  location.reload();
}

/** Makes the page as it was before it was reloaded. */
function restore(): void {
  const text = sessionStorage.getItem(key);
  if (!text) return;
  sessionStorage.removeItem(key);
  const { scroll, focus, details, popovers, fields }: Kept = JSON.parse(text);
  const at = <Kind extends Element>(path: string) => document.querySelector<Kind>(path);
  for (const [path, isOpen] of details) at<HTMLDetailsElement>(path)?.toggleAttribute('open', isOpen);
  for (const path of popovers) at<HTMLElement>(path)?.showPopover?.();
  for (const [path, value, checked] of fields) {
    const field = at<Field>(path);
    if (!field || (field.value === value && isChecked(field) === checked)) continue;
    field.value = value;
    if (field instanceof HTMLInputElement) field.checked = checked;
    // An island that is awake takes up what it is told by its events.
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (focus) at<HTMLElement>(focus)?.focus({ preventScroll: true });
  scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' });
}

/** A selector that finds the element again in a page built alike: "#faq > details:nth-of-type(2)". */
function pathOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { parentElement: parent, localName } = element;
  if (!parent) return localName;
  const place = [...parent.children].filter(child => child.localName === localName).indexOf(element) + 1;
  return `${pathOf(parent)} > ${localName}:nth-of-type(${place})`;
}
