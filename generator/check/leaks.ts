/** Nothing of the workshop shows: no unfilled braces, "undefined", "NaN", "[object Object]" or NUL in what a visitor reads. */
import type { PageRule } from '../check.ts';

const leaked = /\{\w*\}|\bundefined\b|\bNaN\b|\[object \w+\]|\b[Ll]orem ipsum\b|\bTODO\b|\0/g;

export const leaks: PageRule = ({ visible, spoken, titles, meta }) => {
  const texts = [visible, ...spoken, ...titles, ...[...meta.values()].flat()];
  return [...new Set(texts.flatMap(text => text.match(leaked) ?? []))].map(found => `shows ${JSON.stringify(found)}`);
};
