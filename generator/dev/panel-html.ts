/** The HTML of the form for one value of content. The name of a button says what it does, its value to what. */
import type { Field } from './panel-api.ts';

export const escaped = (text: unknown) =>
  String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
/** Returns HTML if there is something to show in it. */
export const when = (shown: unknown, html: string) => (shown ? html : '');
export const each = <Item>(items: readonly Item[] = [], html: (item: Item) => string) => items.map(html).join('');
export const button = (does: string, value: unknown, text: string, attributes = '') =>
  `<button type="button" name="${does}" value="${escaped(JSON.stringify(value) ?? '')}" ${attributes}>${text}</button>`;
const counted = (count = 0, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function controlOf({ kind, value = '', options, alt }: Field, common: string): string {
  if (kind === 'boolean') return `<input type="checkbox" ${common} ${when(value, 'checked')}>`;
  if (kind === 'date') return `<input type="date" ${common} value="${escaped(value)}">`;
  if (kind === 'choice')
    return `<select ${common}>${when(!options?.includes(value), '<option selected>')}${each(options, one => `<option ${when(one === value, 'selected')}>${escaped(one)}`)}</select>`;
  if (kind !== 'picture')
    return `<div class="text"><textarea ${common} rows="1">\n${escaped(value)}</textarea><div aria-hidden="true"></div></div>`;
  return `<div class="drop"><img alt="" hidden>Drop a picture here, or choose one<input type="file" accept="image/*" ${common}></div>
    ${when(alt !== undefined, `<label>What it shows, for those who do not see it<input name="alt" value="${escaped(alt)}"></label>`)}`;
}

/** Returns buttons for an item of a list. */
function movesOf({ index, length }: NonNullable<Field['list']>): string {
  const up = button('list', 'up', 'Up', when(index === 0, 'disabled'));
  const down = button('list', 'down', 'Down', when(index === length - 1, 'disabled'));
  return `<fieldset><legend>Item ${index + 1} of ${length}</legend>
    ${up} ${down} ${button('list', 'add', 'Add one')} ${button('list', 'remove', 'Remove')}</fieldset>`;
}

/** `page` is HTML that leads to a page with it, `about` says what is asked. */
export function htmlOf(field: Field, id: string, { page = '', about = '' } = {}): string {
  const { file, line, path, label, of, kind, value, pages, uses = [], list, placeholder, isConfirmation } = field;
  const isTick = kind === 'boolean' && isConfirmation;
  const isPart = kind === 'list' || kind === 'object';
  const name = `<span>${escaped(label)} ${when(of !== value && path.length > 1, `<small>${escaped(of ?? '')}</small>`)}</span>`;
  const title = isTick || isPart ? name : `<label for="${id}">${name}</label>`;
  const isThere = value !== undefined || isPart || field.adds;
  const changes = `Changes ${counted(uses.length, 'sentence')} on ${counted(pages, 'page')}`;
  return `
    <div class="label">${isTick && of ? escaped(of) : title} ${page}</div>
    ${about}
    ${when(!isTick && !isPart, controlOf(field, `name="value" id="${id}" aria-describedby="${id}-problem"`))}
    <p class="note" role="status"></p>
    <div class="problem" id="${id}-problem" role="alert"></div>
    ${each(field.facts, ({ name, value, file, path }) => button('open', { file, path }, `<b>${name}</b> ${escaped(value)}`, 'class="chip"'))}
    ${each(field.items, ({ path, text }) => button('open', { file, path }, `<small>${when(kind === 'object', String(path.at(-1)))}</small> ${escaped(text)}`, 'class="item"'))}
    ${when(uses.length, `<details open><summary>${changes}</summary><ul>${each(uses, ({ text }) => `<li>${escaped(text)}`)}</ul></details>`)}
    ${list ? movesOf(list) : ''}
    <div class="acts">
      ${when(!isTick && !isPart, button('save', undefined, 'Save <kbd>Ctrl+Enter</kbd>', 'class="main"'))}
      ${when(isTick, button('confirm', { value: true }, 'I have read this, it is right'))}
      ${when(isTick, button('open', { file, path: path.slice(0, -1) }, 'Change it'))}
      ${when(placeholder && !isTick, button('confirm', { path: placeholder, confirm: true }, 'It is right as it is'))}
      <div class="place"><span>${file}:${line}${when(pages, `, on ${counted(pages, 'page')}`)}</span>
        ${when(field.isOptional && isThere && !isTick, button('confirm', { value: null }, 'Leave out'))}
        ${button('edit', `${file}:${line}`, 'Open in editor')}</div>
    </div>`;
}
