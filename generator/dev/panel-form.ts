/** The form for one value of content: in the panel at a text of a page, and for each question of what is open. */
import { ask, type Field, openEditor, type Refusal, type Stored } from './panel-api.ts';
import { button, escaped, htmlOf, when } from './panel-html.ts';

/** `open` shows another value: a fact in the text, a part of a list. */
type Events = { saved: (said: string) => void; open: (wanted: object, from: HTMLElement) => void };
export type Form = { element: HTMLFormElement; field: Field; isDraft: () => boolean; focus: () => void };

const fact = /\{ *[\w-]+(?:\.[\w-]+)+ *\}/g;
let count = 0;

export function createForm(field: Field, { saved, open }: Events, about = {}): Form {
  const { file, path, kind, label, list } = field;
  const form = document.createElement('form');
  form.innerHTML = htmlOf(field, `field-${count++}`, about);
  const find = (selector: string) => form.querySelector(selector) as HTMLInputElement;
  const control = find('[name=value]');
  let picture = field.value;
  let isSaving = false;
  let storing: Promise<void> | undefined;

  function valueNow(): unknown {
    const { value = '', checked } = control ?? {};
    const alt = find('[name=alt]');
    if (kind === 'picture') return alt ? { file: picture, alt: alt.value } : picture;
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
  async function save(change: object, said: string, hash = field.hash): Promise<void> {
    if (isSaving) return;
    isSaving = true;
    const answer = await ask<Refusal>('save', { file, path, hash, ...change });
    isSaving = answer.status === 200;
    // Another value of the file has changed.
    const isOther = answer.status === 409 && answer.theirs === field.value && answer.hash !== hash;
    if (isOther) return save(change, said, answer.hash);
    if (answer.status !== 200) return refuse(answer);
    saved(said);
  }
  async function saveDraft(hash?: string): Promise<void> {
    await storing;
    const value = valueNow();
    if (!isDraft()) refuse({ message: 'This is what is written already.' });
    else await save(field.adds ? { list: 'add', value } : { value }, `Saved: ${label}`, hash);
  }
  /** What lies behind a text makes it as high as it is, and marks the facts in it. */
  function show(): void {
    control?.removeAttribute('aria-invalid');
    find('.problem').replaceChildren();
    const behind = find('.text div');
    if (behind) behind.innerHTML = `${escaped(control.value).replace(fact, '<mark>$&</mark>')} `;
  }
  async function store(chosen: File): Promise<void> {
    const query = new URLSearchParams({ file, name: chosen.name });
    const answer = await ask<Stored>(`picture?${query}`, chosen);
    if (answer.status !== 200) return refuse(answer);
    picture = answer.name;
    show();
    Object.assign(find('img'), { src: URL.createObjectURL(chosen), hidden: false });
    find('.note').textContent = `${picture}, ${answer.width} × ${answer.height} pixels. ${answer.warning ?? ''}`;
  }

  form.onclick = ({ target }) => {
    const pressed = (target as Element).closest('button');
    const { name = '', value = '' } = pressed ?? {};
    const to = value === '' ? undefined : JSON.parse(value);
    if (name === 'save') void saveDraft(to);
    if (name === 'confirm') void save(to, `${to.value === null ? 'Left out' : 'Confirmed'}: ${label}`);
    if (name === 'list')
      void save({ list: to, path: to === 'add' ? list?.path : [...(list?.path ?? []), list?.index] }, done[to] ?? '');
    if (name === 'keep') {
      form.reset();
      picture = field.value;
    }
    if (pressed && (name === 'open' || name === 'keep')) open(to, pressed);
    if (name === 'edit') void openEditor({ at: to });
  };
  form.onkeydown = event => {
    const isLine = kind === 'text' && event.target === control;
    if (event.key !== 'Enter' || event.isComposing || !(event.ctrlKey || event.metaKey || isLine)) return;
    event.preventDefault();
    void saveDraft();
  };
  form.onsubmit = event => event.preventDefault();
  form.onchange = ({ target }) => {
    const [chosen] = (target as HTMLInputElement).files ?? [];
    if (chosen) storing = store(chosen);
  };
  form.oninput = show;
  show();
  const focus = () => {
    (control ?? find('.item, .acts button')).focus({ preventScroll: true });
    if (control instanceof HTMLTextAreaElement) control.selectionStart = control.value.length;
  };
  return { element: form, field, isDraft, focus };
}

const done: Record<string, string> = {
  up: 'Moved up',
  down: 'Moved down',
  add: 'Added at the end: a copy of the last one',
  remove: 'Removed',
};
