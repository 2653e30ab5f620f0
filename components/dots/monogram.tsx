/** A name's initials in dots. */
import './monogram.css';
import { DotDrawing } from './dot-drawing.tsx';
import { drawingOf } from './drawing.ts';
import { initialsOf, widthOf, word } from './drawings/letters.ts';

export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  if (!initials) return null;
  const cells = word('primary', 0, 0, initials);
  return <DotDrawing className="monogram" drawing={{ ...drawingOf(widthOf(initials), 7, cells), size: 9.5 }} />;
}
