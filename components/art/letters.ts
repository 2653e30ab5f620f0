/** A font of 5 × 7 dots, for words in drawings. */
import type { Dot, DotTone } from './dots.ts';
import { filledBox } from './shapes.ts';

const letterWidth = 5;
export const letterHeight = 7;

const firstBit = 1 << (letterWidth - 1);

/** Each letter, followed by its seven rows. A row is a base 32 digit, whose bits are the five dots. */
const table = `Aehhvhhh Buhhuhhu Cehggghe Duhhhhhu Evgguggv Fvgguggg Gehgnhhe Hhhhvhhh Ie44444e J72222ic Khikokih Lggggggv
Mhrllhhh Nhpljhhh Oehhhhhe Puhhuggg Qehhhlid Ruhhukih Sfgge11u Tv444444 Uhhhhhhe Vhhhhha4 Whhhllrh Xhha4ahh Yhha4444 Zv1248gv
%pq248bj +044v440 x00ha4ah 0ehhhhhe 14c4444e 2eh168gv 3eh161he 426aiv22 5vgu11he 6egguhhe 7v124888 8ehhehhe 9ehhf11e`;

const letters: ReadonlyMap<string, number[]> = new Map(
  table.split(/\s/).map(([letter = '', ...rows]) => [letter, rows.map(row => Number.parseInt(row, 32))]),
);

/** Returns the cells of a word, each dot enlarged `zoom` times. Skips characters that the font lacks. */
export function word(tone: DotTone, text: string, zoom: number): Dot[] {
  const glyphs = [...text].map(letter => letters.get(letter)).filter(rows => rows !== undefined);
  return glyphs.flatMap((rows, i) =>
    filledBox(tone, 0, 0, letterWidth * zoom, letterHeight * zoom)
      .filter(({ x, y }) => ((rows[Math.floor(y / zoom)] ?? 0) & (firstBit >> Math.floor(x / zoom))) > 0)
      .map(dot => ({ ...dot, x: dot.x + i * (letterWidth + 1) * zoom })),
  );
}
