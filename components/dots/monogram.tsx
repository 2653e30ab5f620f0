/** A name's initials in dots. */
import './monogram.css';
import { DotDrawing } from './dot-drawing.tsx';
import { drawingOf } from './drawing.ts';
import { initialsOf, widthOf, word } from './drawings/letters.ts';

export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  if (!initials) return null;
  const cells = word('primary', 0, 0, initials, 2);
  return <DotDrawing className="monogram" drawing={{ ...drawingOf(2 * widthOf(initials), 14, cells), size: 9 }} />;
}
