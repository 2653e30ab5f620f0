/** A name's initials in dots, and any other short text. */
import './monogram.css';
import { DotDrawing } from './dot-drawing.tsx';
import { drawingOf } from './dots.ts';
import { initialsOf, widthOf, word } from './letters.ts';

export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  return initials ? <DotText text={initials} /> : null;
}

export const DotText = ({ text }: { text: string }) => (
  <DotDrawing
    className="monogram"
    drawing={{ ...drawingOf(widthOf(text), 7, word('primary', 0, 0, text)), size: 9.5 }}
  />
);
