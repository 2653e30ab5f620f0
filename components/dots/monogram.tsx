/** A name's initials in dots. */

import { Dots } from './dot-drawing.tsx';
import { pictureOf } from './drawing.ts';
import { initialsOf, widthOf, word } from './drawings/letters.ts';

export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  if (!initials) return null;
  const cells = word('primary', 0, 0, initials);
  return <Dots className="monogram" picture={{ ...pictureOf(widthOf(initials), 7, cells), size: 9 }} />;
}
