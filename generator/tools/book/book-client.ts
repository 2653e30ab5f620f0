/** Adds sorting, filtering and keyboard navigation to the table of the book. */
const table = document.querySelector<HTMLTableElement>('#pages');
const filter = document.querySelector<HTMLInputElement>('#filter');
const marked = document.querySelector<HTMLInputElement>('#marked');
const count = document.querySelector('#count');
const body = table?.tBodies[0];
const rows = [...(body?.rows ?? [])];

function apply(): void {
  const words = (filter?.value ?? '').toLowerCase().split(/\s+/);
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    row.hidden =
      !words.every(word => text.includes(word)) || (Boolean(marked?.checked) && !row.querySelector('.marked'));
  }
  if (count) count.textContent = `${rows.filter(row => !row.hidden).length} of ${rows.length}`;
}

function sortBy(heading: HTMLTableCellElement): void {
  const column = heading.cellIndex;
  const isAscending = heading.ariaSort !== 'ascending';
  for (const other of table?.tHead?.rows[0]?.cells ?? []) other.removeAttribute('aria-sort');
  heading.ariaSort = isAscending ? 'ascending' : 'descending';
  const textOf = (row: HTMLTableRowElement) => row.cells[column]?.textContent ?? '';
  const numberOf = (row: HTMLTableRowElement) => Number(row.cells[column]?.dataset.value ?? Number.NaN);
  const compare = (a: HTMLTableRowElement, b: HTMLTableRowElement) =>
    numberOf(a) - numberOf(b) || textOf(a).localeCompare(textOf(b), 'en');
  rows.sort((a, b) => compare(a, b) * (isAscending ? 1 : -1));
  body?.append(...rows);
}

for (const heading of table?.tHead?.rows[0]?.cells ?? [])
  heading.querySelector('button')?.addEventListener('click', () => sortBy(heading));
for (const control of [filter, marked]) control?.addEventListener('input', apply);
addEventListener('keydown', event => {
  const { key, target } = event;
  const isTyping = target instanceof HTMLInputElement && target.type === 'search';
  if (key === '/' && !isTyping) {
    event.preventDefault();
    filter?.focus();
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const links = rows.filter(row => !row.hidden).flatMap(row => row.querySelector('a') ?? []);
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0 && !isTyping) return;
  event.preventDefault();
  links[Math.max(0, at + (key === 'ArrowDown' ? 1 : -1))]?.focus();
});
if (table) apply();
