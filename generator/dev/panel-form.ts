/** The form for one value of content: in the panel at a text of a page, and for each question of what is open. */
import { each, escaped, when } from './html.ts';
import { ask, type Field, openEditor, type Refusal, type Stored } from './panel-api.ts';

/** `open` shows another value: a fact in the text, a part of a list. */
type Events = { saved: (said: string) => void; open: (wanted: object, from: HTMLElement) => void };
export type Form = ReturnType<typeof createForm>;

/** The name of a button says what it does, its value to what. */
const button = (does: string, value: unknown, text: string, attributes = '') =>
  `<button type="button" name="${does}" value="${escaped(JSON.stringify(value) ?? '')}" ${attributes}>${text}</button>`;
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
export const onPages = (count: number) => ` on ${counted(count, 'page')}`;

let count = 0;

export function createForm(field: Field, { saved, open }: Events, about = {}) {
  const { file, path, kind, label, hash } = field;
  const element = document.createElement('form');
  element.innerHTML = htmlOf(field, `field-${count++}`, about);
  const find = (selector: string) => element.querySelector(selector) as HTMLInputElement;
  const control = find('[name=value]');
  let picture = field.value;
  let waiting: Promise<unknown> | undefined;

  function valueNow(): unknown {
    const { value = '', checked } = control ?? {};
    const alt = find('[name=alt]')?.value;
    if (kind === 'picture') return alt === undefined ? picture : { file: picture, alt };
    if (kind === 'boolean') return checked;
    return kind === 'number' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  }
  const before = JSON.stringify(valueNow());
  const isDraft = () => JSON.stringify(valueNow()) !== before;

  function refuse({ message, hint = '', theirs, hash }: Partial<Refusal>): void {
    control?.setAttribute('aria-invalid', 'true');
    const choice = `<blockquote>${escaped(theirs ?? 'It was removed.')}</blockquote>
      ${button('keep', { file, path }, 'Keep this one')} ${button('save', hash, 'Save mine in its place')}`;
    find('.problem').innerHTML = `<p>${escaped(message)}</p><p>${escaped(hint)}</p>${when(hash, choice)}`;
  }
  async function save(change: object, said: string): Promise<void> {
    const answer = await ask<Refusal>('save', { file, path, hash, ...change });
    if (answer.status === 200) saved(said);
    else refuse(answer);
  }
  async function saveDraft(seen = hash): Promise<void> {
    const value = valueNow();
    if (!isDraft()) return refuse({ message: 'This is what is written already.' });
    await save({ value, hash: seen, ...(field.adds && { list: 'add' }) }, `Saved: ${label}`);
  }
  async function store(chosen: File): Promise<void> {
    const answer = await ask<Stored>(`picture?${new URLSearchParams({ file, name: chosen.name })}`, chosen);
    if (answer.status !== 200) return refuse(answer);
    picture = answer.name;
    find('.problem').replaceChildren();
    find('.drop').style.backgroundImage = `url(${URL.createObjectURL(chosen)})`;
    find('.note').textContent = `${picture}, ${answer.width} × ${answer.height} pixels. ${answer.warning ?? ''}`;
  }
  /** One after the other: a picture is stored before it is saved, and nothing is saved twice. */
  const queue = (next: () => Promise<void>) => {
    waiting = Promise.resolve(waiting).then(() => (element.isConnected ? next() : undefined));
  };

  element.onclick = ({ target }) => {
    const pressed = (target as Element).closest('button');
    if (!pressed) return;
    const { name, value, textContent } = pressed;
    const to = value === '' ? undefined : JSON.parse(value);
    if (name === 'save') queue(() => saveDraft(to));
    if (name === 'change') queue(() => save(to, `Done: ${textContent}`));
    if (name === 'edit') void openEditor(to);
    if (name === 'keep') element.reset();
    if (name === 'keep') picture = field.value;
    if (name === 'keep' || name === 'open') open(to, pressed);
  };
  element.onkeydown = event => {
    const isLine = kind === 'text' && event.target === control && !event.shiftKey && !control.value.includes('\n');
    if (event.key !== 'Enter' || event.isComposing || !(event.ctrlKey || event.metaKey || isLine)) return;
    event.preventDefault();
    queue(saveDraft);
  };
  element.onsubmit = event => event.preventDefault();
  element.onchange = ({ target }) => {
    const [chosen] = (target as HTMLInputElement).files ?? [];
    if (chosen) queue(() => store(chosen));
  };
  element.oninput = () => {
    control?.removeAttribute('aria-invalid');
    find('.problem').replaceChildren();
  };
  const focus = () => {
    (control ?? find('.item, .acts button')).focus({ preventScroll: true });
    if (control instanceof HTMLTextAreaElement) control.selectionStart = control.value.length;
  };
  return { element, isDraft, focus };
}

function controlOf({ kind, value = '', options = [], alt }: Field, common: string): string {
  if (kind === 'boolean') return `<input type="checkbox" ${common} ${when(value, 'checked')}>`;
  if (kind === 'date') return `<input type="date" ${common} value="${escaped(value)}">`;
  if (kind === 'choice')
    return `<select ${common}>${each([...new Set([value, ...options])], one => `<option ${when(one === value, 'selected')}>${escaped(one)}`)}</select>`;
  const rows = String(value)
    .split('\n')
    .reduce((sum, { length }) => sum + Math.ceil((length + 1) / 48), 0);
  if (kind !== 'picture') return `<textarea ${common} rows="${Math.min(rows, 16)}">\n${escaped(value)}</textarea>`;
  return `<div class="drop">Drop a picture here, or choose one<input type="file" accept="image/*" ${common}></div>
    ${when(alt !== undefined, `<label>What it shows, for those who do not see it<input name="alt" value="${escaped(alt)}"></label>`)}`;
}

/** Returns buttons for an item of a list. */
const movesOf = ({ index, length, whole, ...item }: NonNullable<Field['list']>): string => `<fieldset>
  <legend>Item ${index + 1} of ${length}</legend>
  ${button('change', { ...item, list: 'up' }, 'Up', when(index === 0, 'disabled'))}
  ${button('change', { ...item, list: 'down' }, 'Down', when(index === length - 1, 'disabled'))}
  ${button('change', { path: whole, list: 'add' }, 'Add a copy at the end')} ${button('change', { ...item, list: 'remove' }, 'Remove')}
</fieldset>`;

/** `page` is HTML that leads to a page with it, `about` says what is asked. */
function htmlOf(field: Field, id: string, { page = '', about = '' }): string {
  const { file, line, path, label, of, kind, value, uses = [], list, placeholder, isConfirmation, isOptional } = field;
  const isTick = kind === 'boolean' && isConfirmation;
  const isPart = kind === 'list' || kind === 'object';
  const isField = !isTick && !isPart;
  const name = `<span>${escaped(label)} ${when(of !== value && path.length > 1, `<small>${escaped(of ?? '')}</small>`)}</span>`;
  const isThere = value !== undefined || isPart || field.adds;
  return `
    <div class="label">${isTick && of ? escaped(of) : isField ? `<label for="${id}">${name}</label>` : name} ${page}</div>
    ${about}
    ${when(isField, controlOf(field, `name="value" id="${id}" aria-describedby="${id}-problem"`))}
    <p class="note" role="status"></p>
    <div class="problem" id="${id}-problem" role="alert"></div>
    ${each(field.facts, ({ name, value, file, path }) => button('open', { file, path }, `<b>${name}</b> ${escaped(value)}`, 'class="chip"'))}
    ${each(field.items, ({ path, text }) => button('open', { file, path }, `<small>${when(kind === 'object', String(path.at(-1)))}</small> ${escaped(text)}`, 'class="item"'))}
    ${when(uses.length, `<details open><summary>Changes ${counted(uses.length, 'sentence')}<span class="pages"></span></summary><ul>${each(uses, ({ text }) => `<li>${escaped(text)}`)}</ul></details>`)}
    ${list ? movesOf(list) : ''}
    <div class="acts">
      ${when(isField, button('save', undefined, 'Save <kbd>Ctrl+Enter</kbd>', 'class="main"'))}
      ${when(isTick, button('change', { value: true }, 'I have read this, it is right'))}
      ${when(isTick, button('open', { file, path: path.slice(0, -1) }, 'Change it'))}
      ${when(placeholder && !isTick, button('change', { ...placeholder, confirm: true }, 'It is right as it is'))}
      ${when(isOptional && isThere && !isTick, button('change', { value: null }, 'Leave out'))}
      ${button('edit', `${file}:${line}`, 'Open in editor')} <small>${file}:${line}<span class="pages"></span></small>
    </div>`;
}
