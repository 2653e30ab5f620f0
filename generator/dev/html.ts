/** HTML that `dev` and its pages make of texts. */
export const escaped = (text: unknown): string =>
  String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Returns HTML if there is something to show in it. */
export const when = (shown: unknown, html: string): string => (shown ? html : '');
export const each = <Item>(items: readonly Item[] = [], html: (item: Item) => string): string =>
  items.map(html).join('');
