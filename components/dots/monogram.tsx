/** A name's initials in dots. */
import { pictureOf } from './dots.ts';
import { Dots } from './dots.tsx';
import { initialsOf, widthOf, word } from './letters.ts';

export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  if (!initials) return null;
  const cells = word('primary', 0, 0, initials);
  return <Dots className="monogram" picture={{ ...pictureOf(widthOf(initials), 7, cells), size: 9 }} />;
}
