/** "Where is this sentence?": Alt-click on a text opens its source; Alt+W finds the source of the selected or focused text. */
import type { Part } from '../tools/where/where.ts';

/** The maximum length of a text to find: a longer one is a whole section. */
const limit = 600;

const style =
  'position:fixed;inset:auto 0 0;z-index:2147483646;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1rem;' +
  'max-height:50vh;overflow:auto;background:#141c32;color:#fbfaf6;border-top:4px solid #fdc025;font:14px/1.5 ui-monospace,monospace';
const fieldStyle =
  'font:inherit;flex:1 1 20rem;padding:.25rem .5rem;background:#fff;color:#141c32;border:1px solid #fff';
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
  const bar = Object.assign(document.createElement('form'), { id: 'dev-where', ariaLabel: 'Where is this sentence?' });
  bar.style.cssText = style;
  const value = text.slice(0, limit).replace(/\s+/g, ' ');
  const field = Object.assign(document.createElement('input'), { value, ariaLabel: 'Sentence' });
  field.style.cssText = fieldStyle;
  const output = Object.assign(document.createElement('div'), { role: 'status' });
  bar.append(field, output);
  document.body.append(bar);
  const { activeElement: previousFocus } = document;
  bar.onkeydown = event => {
    if (event.key !== 'Escape') return;
    bar.remove();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  };
  bar.onsubmit = event => {
    event.preventDefault();
    void find(field.value, file, output, false);
  };
  if (!opensEditor) field.select();
  if (text) await find(field.value, file, output, opensEditor);
}

async function find(text: string, file: string, output: HTMLElement, opensEditor: boolean): Promise<void> {
  const response = await fetch(`/__site/where?${new URLSearchParams({ text, file })}`);
  const parts = (await response.json()) as Part[];
  const open = async (at: string) => {
    const problem = await openInEditor(at);
    output.title = problem;
    if (problem) output.append(` ${problem}`);
  };
  const lines = parts.map(({ text: part, places }) => {
    const line = document.createElement('div');
    line.append(`“${part.length > 60 ? `${part.slice(0, 59)}…` : part}” `);
    for (const { file: source, line: row, column } of places) {
      const at = `${source}:${row}:${column}`;
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: at });
      button.style.cssText = placeStyle;
      button.onclick = () => void open(at);
      line.append(button, ' ');
    }
    return line;
  });
  output.replaceChildren(...(lines.length > 0 ? lines : ['Not found in the sources.']));
  const [first] = parts[0]?.places ?? [];
  if (opensEditor && first) await open(`${first.file}:${first.line}:${first.column}`);
}
