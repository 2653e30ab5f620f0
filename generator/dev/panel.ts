/** Editing in the page: a button at the lower left, and a panel at the text that is clicked or chosen by keyboard. */
import { addressOf, ask, type Field, isToolPage, openEditor, start } from './panel-api.ts';
import { createForm, type Form, onPages } from './panel-form.ts';
import { boxOf, questionOf, type Spot, spotAt, spotOf, spotsIn } from './panel-spots.ts';
import { style } from './panel-style.ts';

/** Its shadow root is out of reach of the page's style sheet; in its slot, the overlay. */
export const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
root.innerHTML = `<style>${style}</style><slot></slot><div class="mark" hidden></div>
  <dialog><button class="close" aria-label="Close">✕</button><div></div></dialog>
  <aside aria-label="Editing"><button class="turn">Edit</button>
    <a href="${addressOf(isToolPage ? '../' : 'todo/').pathname}">${isToolPage ? 'To the site' : 'What is open'}</a><button class="undo">Undo</button><p role="status"></p></aside>`;
const part = <Kind extends HTMLElement>(selector: string) => root.querySelector(selector) as Kind;
const dialog = part<HTMLDialogElement>('dialog');
const mark = part('.mark');

let isOpen = false;
let form: Form | undefined;
let spot: Spot | undefined;
let onIdle = () => {};
const reachable: HTMLElement[] = [];

/** Returns whether a text is open: then the page must not be loaded again. */
export const isBusy = (): boolean => dialog.open;

/** What goes on when a page is loaded again; `index` is that of the text among all. */
let kept = { isOn: false, said: '', index: -1 };

function keep(change: Partial<typeof kept>): void {
  kept = { ...kept, ...change };
  sessionStorage.setItem('site-panel', JSON.stringify(kept));
  part('.turn').ariaPressed = String(kept.isOn);
  part('aside p').textContent = kept.said;
}

/** Puts the mark around a text, and the panel below it: a header that sticks moves when the page is scrolled. */
function point(at: Spot | undefined): void {
  spot = at;
  mark.hidden = !at || isToolPage;
  if (!at) return;
  const box = boxOf(at);
  for (const [side, length] of Object.entries(box)) mark.style.setProperty(side, `${length}px`);
  dialog.style.setProperty('--left', `${box.left}px`);
  dialog.style.top = `${box.top + box.height + 10}px`;
}

/** Shows the form for a text of the page, or for another value that is `wanted`, beside it. */
export async function open(at: Spot, wanted: object = questionOf(at)): Promise<void> {
  if (dialog.open && form?.isDraft()) return keep({ said: 'Save this text first, or leave it with Escape.' });
  const answer = await ask<Field & { code?: string }>('field', wanted);
  const { status, file, line, path, message = '', hint = '' } = answer;
  const { code = isOpen ? undefined : `${file}:${line}` } = answer;
  keep({ said: code ? `This is no field of a form: your editor opens ${code}.` : `${message} ${hint}`.trim() });
  if (status !== 200) return;
  if (code) return void openEditor(code);
  point(at);
  form = createForm(answer, { saved, open: next => void open(at, next) });
  const { element, focus } = form;
  part('dialog > div').replaceChildren(element);
  dialog.ariaLabel = answer.label;
  dialog.show();
  dialog.scrollIntoView({ block: 'nearest' });
  focus();
  const { pages = 0 } = await ask<{ pages?: number }>('pages', { file, path });
  for (const one of element.querySelectorAll('.pages')) one.textContent = pages > 0 ? onPages(pages) : '';
}

export function saved(said: string): void {
  keep({ said, index: spot && kept.isOn ? spotsIn(document.body).indexOf(spot.element) : -1 });
  part('.undo').hidden = false;
  close();
}

function close(): void {
  if (!dialog.open) return;
  dialog.close();
  form?.element.remove();
  const before = spot && spot.element.tabIndex >= 0 ? spot.element : part('.turn');
  if (!kept.isOn) point(undefined);
  before.focus({ preventScroll: true });
  onIdle();
}

/** While editing is on, each text can be clicked, and reached by keyboard. */
function turn(isOn: boolean): void {
  for (const element of reachable.splice(0)) element.removeAttribute('tabindex');
  if (isOn) reachable.push(...spotsIn(document.body).filter(({ tabIndex }) => tabIndex < 0));
  for (const element of reachable) element.tabIndex = 0;
  if (!dialog.open) point(undefined);
  keep({ isOn, said: isOn ? 'Click a text, or choose one with Tab and Enter.' : '' });
}

/** `idle` is called when a text is left: the page may have changed meanwhile. */
export async function showPanel(idle: () => void): Promise<void> {
  onIdle = idle;
  document.documentElement.append(host);
  const { token, left } = await start;
  isOpen = token !== undefined;
  part('aside').hidden = !isOpen;
  part('.turn').hidden = isToolPage;
  part('.undo').hidden = !left;
  const { isOn, said, index } = { ...kept, ...JSON.parse(sessionStorage.getItem('site-panel') ?? '{}') };
  turn(isOpen && isOn && !isToolPage);
  part('aside p').textContent = said || kept.said;
  spotsIn(document.body)[index]?.focus({ preventScroll: true });

  part('.turn').onclick = () => turn(!kept.isOn);
  part('.close').onclick = close;
  part('.undo').onclick = async () => {
    const { left = 0, file, message } = await ask<{ left: number; file: string }>('undo');
    part('.undo').hidden = left === 0;
    keep({ said: message ?? `Undone in ${file}` });
  };
  const take = (event: Event, at: Spot | undefined) => {
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    void open(at);
  };
  const pointOnly = (at: Spot | undefined) => kept.isOn && !dialog.open && at?.element !== spot?.element && point(at);
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, event => event.composedPath().includes(host) || listener(event), { capture: true });
  on('click', event => {
    const { altKey, clientX, clientY, target, detail } = event;
    if (kept.isOn || altKey) take(event, detail > 0 ? spotAt(clientX, clientY) : spotOf(target as Element));
  });
  on('keydown', event => event.key === 'Enter' && kept.isOn && take(event, spotOf(event.target as Element)));
  on('scroll', () => point(spot));
  on('pointermove', ({ clientX, clientY }) => pointOnly(spotAt(clientX, clientY)));
  on('focusin', ({ target }) => pointOnly(spotOf(target as Element)));
  on('beforeunload', event => dialog.open && form?.isDraft() && event.preventDefault());
  addEventListener('keydown', ({ key }) => key === 'Escape' && (dialog.open ? close() : kept.isOn && turn(false)));
}
