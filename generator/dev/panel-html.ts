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

function controlOf({ kind, value = '', options, alt, preview }: Field, common: string): string {
  if (kind === 'boolean') return `<input type="checkbox" ${common} ${when(value, 'checked')}>`;
  if (kind === 'date') return `<input type="date" ${common} value="${escaped(value)}">`;
  if (kind === 'choice')
    return `<select ${common}>${each(options, one => `<option ${when(one === value, 'selected')}>${escaped(one)}`)}</select>`;
  if (kind !== 'picture')
    return `<div class="text"><textarea ${common} rows="1">\n${escaped(value)}</textarea><div aria-hidden="true"></div></div>`;
  const altText = `<label>What it shows, for those who do not see it<input name="alt" value="${escaped(alt)}"></label>`;
  return `<label class="drop"><img alt="" ${preview ? `src="${escaped(preview)}"` : 'hidden'}>Drop a picture here, or choose one
    <input type="file" accept="image/*" ${common}></label>${when(alt !== undefined, altText)}`;
}

/** `page` is HTML that leads to a page with it, `about` says what is asked. */
export function htmlOf(field: Field, id: string, { page = '', about = '' } = {}): string {
  const {
    file,
    line,
    path,
    label,
    of,
    kind,
    pages,
    isMissing,
    isOptional,
    facts,
    items,
    uses,
    list,
    placeholder,
    isConfirmation,
  } = field;
  const isTick = kind === 'boolean' && isConfirmation;
  const hasControl = kind !== 'list' && kind !== 'object' && !isTick;
  const common = `name="value" id="${id}" aria-describedby="${id}-problem"`;
  const name = `${escaped(label)}${when(of, `<small>${escaped(of)}</small>`)}`;
  const title = hasControl ? `<label for="${id}">${name}</label>` : name;
  const { index = 0, length = 0 } = list ?? {};
  return `
    <div class="label">${isTick && of ? escaped(of) : title} ${page}</div>
    ${about}
    ${when(hasControl, controlOf(field, common))}
    <p class="note" role="status"></p>
    <div class="problem" id="${id}-problem" role="alert"></div>
    ${each(facts, ({ name, value, ...wanted }) => button('open', wanted, `<mark>${name}</mark> ${escaped(value)}`, 'class="chip"'))}
    ${each(items, ({ path, text }) => button('open', { file, path }, `${when(kind === 'object', `<small>${path.at(-1)}</small>`)} ${escaped(text)}`, 'class="item"'))}
    ${when(
      uses?.length,
      `<details open><summary>Changes ${counted(uses?.length, 'sentence')} on ${counted(pages, 'page')}</summary>
        <ul>${each(uses, ({ text }) => `<li>${escaped(text)}`)}</ul></details>`,
    )}
    ${when(
      list,
      `<fieldset><legend>Item ${index + 1} of ${length}</legend>
        ${button('list', 'up', 'Up', when(index === 0, 'disabled'))}
        ${button('list', 'down', 'Down', when(index === length - 1, 'disabled'))}
        ${button('list', 'add', 'Add one')} ${button('list', 'remove', 'Remove')}</fieldset>`,
    )}
    <footer>
      ${when(hasControl, button('save', undefined, 'Save <kbd>Ctrl+Enter</kbd>', 'class="main"'))}
      ${when(isTick, button('confirm', { value: true }, 'I have read this, it is right'))}
      ${when(isTick, button('open', { file, path: path.slice(0, -1) }, 'Change it'))}
      ${when(placeholder, button('confirm', { path: placeholder, confirm: true }, 'It is right as it is'))}
      <div class="place"><span>${file}:${line}${when(pages, `, on ${counted(pages, 'page')}`)}</span>
        ${when(isOptional && !isMissing, button('confirm', { value: null }, 'Leave out'))}
        ${button('edit', `${file}:${line}`, 'Open in editor')}</div>
    </footer>`;
}
