/** Letters of dots, five by seven, for what has to be read: a name's initials, the digits of the missing page. */
import type { Dot, Tone } from './dots.ts';

/** Each letter and its seven rows; a row is five dots, as the bits of a digit in base 32. */
const table = `Aehhvhhh Buhhuhhu Cehggghe Duhhhhhu Evgguggv Fvgguggg Gehgnhhe Hhhhvhhh Ie44444e J72222ic Khikokih Lggggggv
Mhrllhhh Nhpljhhh Oehhhhhe Puhhuggg Qehhhlid Ruhhukih Sfgge11u Tv444444 Uhhhhhhe Vhhhhha4 Whhhllrh Xhha4ahh Yhha4444 Zv1248gv
04ahhha4 14c4444e 2eh168gv 3eh161he 426aiv22 5vgu11he 6egguhhe 7v124888 8ehhehhe 9ehhf11e`;

export const letters: ReadonlyMap<string, number[]> = new Map(
  table.split(/\s/).map(([letter = '', ...rows]) => [letter, rows.map(row => Number.parseInt(row, 32))]),
);

/** The cells of a word whose upper left corner is at x, y, each of its dots `zoom` dots wide and high. Signs that it has no letter for are left out. */
export function word(tone: Tone, x: number, y: number, text: string, zoom = 1): Dot[] {
  const known = [...text].flatMap(letter => {
    const rows = letters.get(letter);
    return rows ? [rows] : [];
  });
  return known.flatMap((rows, i) =>
    Array.from({ length: 35 * zoom * zoom }, (_, cell): Dot & { isOn: boolean } => {
      const [column, row] = [cell % (5 * zoom), Math.floor(cell / (5 * zoom))];
      const isOn = ((rows[Math.floor(row / zoom)] ?? 0) & (16 >> Math.floor(column / zoom))) > 0;
      return { x: x + i * 6 * zoom + column, y: y + row, tone, isOn };
    }).filter(({ isOn }) => isOn),
  );
}

/** How many dots a word is wide: a column stands between two letters. */
export const widthOf = (text: string): number => [...text].filter(letter => letters.has(letter)).length * 6 - 1;

/**
 * What stands for a name where a whole one is too long: "Thailand Week" → "TW", "NitKrush" → "NK", "Hitachi" → "HI". Capitals that are a name by
 * themselves, up to four, stay as they are: "BDEL Wellness" → "BDEL". A name without a Latin letter has none.
 */
export function initialsOf(name: string): string {
  const latin = name.normalize('NFD').replace(/[^\w\s]/g, '');
  const words = latin.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z0-9]+/g) ?? [];
  const [first = '', second] = words;
  if (/^[A-Z]{2,4}$/.test(first)) return first;
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}
