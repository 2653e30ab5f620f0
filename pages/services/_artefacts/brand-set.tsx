/** One mark on a jar, a card and a board, each with its words and what was agreed about it. */
import './brand-set.css';
import { DotDrawing } from '../../../components/dots/dot-drawing.tsx';
import { drawingOf } from '../../../components/dots/drawing.ts';
import { sketch } from '../../../components/dots/shapes.ts';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export const BrandSet = ({ title, rows }: Sheet) => (
  <Artefact frame="open" title={title}>
    <ul className="brand-set">
      {rows.map(([thing, words, agreed], i) => (
        <li className={`brand-item brand-${things[i]}`} key={thing}>
          <p>
            <b>{thing}:</b> {agreed}
          </p>
          <div className={`brand-thing ground-${i === 1 ? 'turmeric' : 'indigo'}`}>
            <Mark />
            <p className="brand-words semibold">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </Artefact>
);

const things = ['board', 'card', 'jar'];

/** A mango with its leaf. */
const Mark = () => (
  <DotDrawing
    className="brand-mark"
    drawing={drawingOf(8, 9, [
      ...sketch('text', 4, 0, '..## .##. .#..'),
      ...sketch('accent', 0, 2, '...##... ..####.. .######. .#######.. .######. ..#####. ...###..'),
    ])}
  />
);
