/** "Where is this sentence?": Alt-click, or Alt+W for what is selected or has the focus, names the source of a text, and opens it. */
import type { Part } from '../tools/where/where.ts';

/** Characters of a text that are looked for: more is a whole section. */
const most = 600;

const style =
  'position:fixed;inset:auto 0 0;z-index:2147483646;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1rem;' +
  'max-height:50vh;overflow:auto;background:#141c32;color:#fbfaf6;border-top:4px solid #fdc025;font:14px/1.5 ui-monospace,monospace';
const fieldStyle =
  'font:inherit;flex:1 1 20rem;padding:.25rem .5rem;background:#fff;color:#141c32;border:1px solid #fff';
const placeStyle = 'all:unset;cursor:pointer;text-decoration:underline;outline:revert;padding:.25rem 0';

/** Listens on the page in `file`. */
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
    // On some keyboards Alt makes W another letter.
    if (!event.altKey || event.code !== 'KeyW') return;
    event.preventDefault();
    const { activeElement } = document;
    const focused = activeElement && activeElement !== document.body ? textOf(activeElement) : '';
    void show(String(getSelection()) || focused, file, false);
  });
}

/** Opens a place, "content/site.yaml:3:8", in the editor. Resolves with what keeps it from that, or with nothing. */
export async function openInEditor(at: string): Promise<string> {
  const response = await fetch(`/__site/open?${new URLSearchParams({ at })}`, { method: 'POST' });
  return response.ok ? '' : response.text();
}

/** What an element says: its text, or what stands for one. */
function textOf(element: Element): string {
  const field = element as HTMLInputElement;
  const said = [
    element.textContent,
    element.getAttribute('alt'),
    element.getAttribute('aria-label'),
    field.placeholder,
  ];
  return (said.find(text => text?.trim()) ?? element.closest('[aria-label]')?.getAttribute('aria-label') ?? '').trim();
}

/** Shows the bar for a text; opens its first place if that is asked for. */
async function show(text: string, file: string, isToOpen: boolean): Promise<void> {
  document.getElementById('dev-where')?.remove();
  const bar = Object.assign(document.createElement('form'), { id: 'dev-where' });
  bar.setAttribute('aria-label', 'Where is this sentence?');
  bar.style.cssText = style;
  const field = Object.assign(document.createElement('input'), { value: text.slice(0, most).replace(/\s+/g, ' ') });
  field.setAttribute('aria-label', 'Sentence');
  field.style.cssText = fieldStyle;
  const answer = document.createElement('div');
  answer.role = 'status';
  bar.append(field, answer);
  document.body.append(bar);
  const { activeElement: before } = document;
  bar.onkeydown = event => {
    if (event.key !== 'Escape') return;
    bar.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  bar.onsubmit = event => {
    event.preventDefault();
    void find(field.value, file, answer, false);
  };
  if (!isToOpen) field.select();
  if (text) await find(field.value, file, answer, isToOpen);
}

async function find(text: string, file: string, answer: HTMLElement, isToOpen: boolean): Promise<void> {
  const response = await fetch(`/__site/where?${new URLSearchParams({ text, file })}`);
  const parts = (await response.json()) as Part[];
  const open = async (at: string) => {
    const problem = await openInEditor(at);
    answer.title = problem;
    if (problem) answer.append(` ${problem}`);
  };
  const lines = parts.map(({ text: said, places }) => {
    const line = document.createElement('div');
    line.append(`“${said.length > 60 ? `${said.slice(0, 59)}…` : said}” `);
    for (const { file: source, line: row, column } of places) {
      const at = `${source}:${row}:${column}`;
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: at });
      button.style.cssText = placeStyle;
      button.onclick = () => void open(at);
      line.append(button, ' ');
    }
    return line;
  });
  answer.replaceChildren(...(lines.length > 0 ? lines : ['This is written nowhere in the sources.']));
  const [first] = parts[0]?.places ?? [];
  if (isToOpen && first) await open(`${first.file}:${first.line}:${first.column}`);
}
