/** Editing in the page: a button at the lower left, and a panel at the text that is clicked or chosen by keyboard. */
import { addressOf, ask, type Field, isToolPage, openEditor, token } from './panel-api.ts';
import { createForm, type Form } from './panel-form.ts';
import { boxOf, questionOf, type Spot, spotAt, spotOf, spotsIn } from './panel-spots.ts';
import { style } from './panel-style.ts';

/** Its shadow root is out of reach of the page's style sheet; in its slot, the overlay. */
export const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
root.innerHTML = `<style>${style}</style><slot></slot><div class="mark" hidden></div>
  <div class="panel" role="dialog" hidden><button class="close" aria-label="Close"></button><div></div></div>
  <aside class="bar" aria-label="Editing"><button class="turn">Edit</button>
    <a href="${addressOf(isToolPage ? '../' : 'todo/').pathname}">${isToolPage ? 'To the site' : 'What is open'}</a><button class="undo">Undo</button><p role="status"></p></aside>`;
const part = <Kind extends HTMLElement>(selector: string) => root.querySelector(selector) as Kind;
const dialog = part('.panel');
const mark = part('.mark');

let form: Form | undefined;
let spot: Spot | undefined;
let onIdle = () => {};
const reachable: HTMLElement[] = [];

/** Returns whether a text is open: then the page must not be loaded again. */
export const isBusy = (): boolean => form !== undefined;

/** What goes on when a save loads the page again; `index` is that of the text among all. */
const kept = { isOn: false, canUndo: false, said: '', index: -1 };
const store = (change: Partial<typeof kept>) =>
  sessionStorage.setItem('site-panel', JSON.stringify({ ...kept, ...change }));

function keep(change: Partial<typeof kept>): void {
  Object.assign(kept, change);
  store({});
  part('.turn').ariaPressed = String(kept.isOn);
  part('.undo').hidden = !kept.canUndo;
  part('p').textContent = kept.said;
}

function point(at: Spot | undefined): void {
  spot = at;
  mark.hidden = at === undefined || isToolPage;
  place();
}

/** Puts the mark around the text, and the panel below it: a header that sticks moves when the page is scrolled. */
function place(): void {
  if (!spot) return;
  const box = boxOf(spot);
  for (const [side, length] of Object.entries(box)) mark.style.setProperty(side, `${length}px`);
  dialog.style.setProperty('--left', `${box.left}px`);
  dialog.style.top = `${box.top + box.height + 10}px`;
}

/** Shows the form for a text of the page, or for another value that is `wanted`, beside it. */
export async function open(at: Spot, wanted: object = questionOf(at)): Promise<void> {
  if (!token) return void openEditor(questionOf(at));
  if (form?.isDraft()) return keep({ said: 'Save this text first, or leave it with Escape.' });
  const answer = await ask<Field & { code?: string }>('field', wanted);
  const { code, status, message = '', hint = '' } = answer;
  keep({ said: code ? `This is no field of a form: your editor opens ${code}.` : `${message} ${hint}`.trim() });
  if (code) return void openEditor({ at: code });
  if (status !== 200) return;
  point(at);
  form = createForm(answer, { saved, open: next => open(at, next) });
  part('.panel > div').replaceChildren(form.element);
  dialog.ariaLabel = answer.label;
  dialog.hidden = false;
  dialog.scrollIntoView({ block: 'nearest' });
  form.focus();
}

export function saved(said: string): void {
  keep({ said, canUndo: true, index: spot && kept.isOn ? spotsIn(document.body).indexOf(spot.element) : -1 });
  close();
}

function close(): void {
  if (!form) return;
  form = undefined;
  dialog.hidden = true;
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
  if (!form) point(undefined);
  keep({ isOn, said: isOn ? 'Click a text, or choose one with Tab and Enter.' : '' });
}

export function showPanel(idle: () => void): void {
  onIdle = idle;
  const { isOn, said, index, canUndo } = { ...kept, ...JSON.parse(sessionStorage.getItem('site-panel') ?? '{}') };
  document.documentElement.append(host);
  part('.bar').hidden = !token;
  part('.turn').hidden = isToolPage;
  turn(isOn && !isToolPage);
  keep({ said, canUndo });
  store({ said: '' });
  spotsIn(document.body)[index]?.focus({ preventScroll: true });

  part('.turn').onclick = () => turn(!kept.isOn);
  part('.close').onclick = close;
  part('.undo').onclick = async () => {
    const { left = 0, file, message } = await ask<{ left: number; file: string }>('undo', {});
    keep({ canUndo: left > 0, said: message ?? `Undone in ${file}` });
  };
  const take = (event: Event, at: Spot | undefined) => {
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    void open(at);
  };
  const pointOnly = (at: Spot | undefined) => kept.isOn && !form && at?.element !== spot?.element && point(at);
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, event => event.composedPath().includes(host) || listener(event), { capture: true });
  on('click', event => {
    const { altKey, clientX, clientY, target, detail } = event;
    if (kept.isOn || altKey) take(event, detail > 0 ? spotAt(clientX, clientY) : spotOf(target as Element));
  });
  on('keydown', event => event.key === 'Enter' && kept.isOn && take(event, spotOf(event.target as Element)));
  on('scroll', place);
  on('pointermove', ({ clientX, clientY }) => pointOnly(spotAt(clientX, clientY)));
  on('focusin', ({ target }) => pointOnly(spotOf(target as Element)));
  on('beforeunload', event => form?.isDraft() && event.preventDefault());
  addEventListener('keydown', ({ key }) => key === 'Escape' && (form ? close() : kept.isOn && turn(false)));
}
