/** "Where is this sentence?": Alt-click on a text opens its source; Alt+W finds the source of the selected or focused text. */
import type { Part } from '../tools/where/where.ts';

/** The maximum length of a text to find: a longer one is a whole section. */
const limit = 600;

const style =
  'position:fixed;inset:auto 0 0;z-index:2147483646;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1rem;' +
  'max-height:50vh;overflow:auto;background:#141c32;color:#fbfaf6;border-top:4px solid #fdc025;font:14px/1.5 ui-monospace,monospace';
const placeStyle = 'all:unset;cursor:pointer;text-decoration:underline;outline:revert;padding:.25rem 0';

/** Adds the listeners to the page in `file`. */
export function watchClicks(file: string): void {
  addEventListener(
    'click',
    event => {
      if (!event.altKey || !(event.target instanceof Element) || event.target.closest('#dev-where')) return;
      event.preventDefault();
      event.stopPropagation();
      void show(textOf(event.target), file, true);
    },
    { capture: true },
  );
  addEventListener('keydown', event => {
    // Not event.key: on some keyboards Alt+W types another letter.
    if (!event.altKey || event.code !== 'KeyW') return;
    event.preventDefault();
    const { activeElement } = document;
    const focused = activeElement && activeElement !== document.body ? textOf(activeElement) : '';
    void show(String(getSelection()) || focused, file, false);
  });
}

/** Opens a location such as "content/site.yaml:3:8" in the editor. Resolves with the error message, or with ''. */
export async function openInEditor(at: string): Promise<string> {
  const response = await fetch(`/__site/open?${new URLSearchParams({ at })}`, { method: 'POST' });
  return response.ok ? '' : response.text();
}

/** Returns the text of an element, or its text alternative, label or placeholder. */
function textOf(element: Element): string {
  const field = element as HTMLInputElement;
  const label = element.closest('[aria-label]')?.getAttribute('aria-label');
  const texts = [element.textContent, element.getAttribute('alt'), element.ariaLabel, field.placeholder, label];
  return (texts.find(text => text?.trim()) ?? '').trim();
}

/** Shows the bar for a text, and opens the first location in the editor if `opensEditor`. */
async function show(text: string, file: string, opensEditor: boolean): Promise<void> {
  document.getElementById('dev-where')?.remove();
  const { activeElement: previousFocus } = document;
  const bar = Object.assign(document.createElement('section'), { id: 'dev-where', tabIndex: -1 });
  bar.ariaLabel = 'Where is this sentence?';
  bar.style.cssText = style;
  bar.onkeydown = event => {
    if (event.key !== 'Escape') return;
    bar.remove();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  };
  const sentence = text.slice(0, limit).replace(/\s+/g, ' ');
  const response = await fetch(`/__site/where?${new URLSearchParams({ text: sentence, file })}`);
  const parts = (await response.json()) as Part[];
  const open = async (at: string) => {
    const problem = await openInEditor(at);
    if (problem) bar.append(problem);
  };
  for (const { text: part, places } of parts) {
    const line = document.createElement('div');
    line.append(`“${part.length > 60 ? `${part.slice(0, 59)}…` : part}” `);
    for (const { file: source, line: row, column } of places) {
      const at = `${source}:${row}:${column}`;
      const button = Object.assign(document.createElement('button'), { textContent: at });
      button.style.cssText = placeStyle;
      button.onclick = () => void open(at);
      line.append(button, ' ');
    }
    bar.append(line);
  }
  if (parts.length === 0) bar.append(text ? 'Not found in the sources.' : 'Select a text, or move the focus to it.');
  document.body.append(bar);
  bar.focus();
  const [first] = parts[0]?.places ?? [];
  if (opensEditor && first) await open(`${first.file}:${first.line}:${first.column}`);
}
