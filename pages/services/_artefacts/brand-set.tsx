/** One mark on a jar, a card and a board, each with its words and what was agreed about it. */
import './brand-set.css';
import { Drawing } from '../../../components/art/drawing.tsx';
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
          <div className={`brand-thing tone-${i === 0 ? 'deep' : 'bright'}`}>
            <Drawing of="mango" isTransparent className="brand-mark" />
            <p className="brand-words semibold">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </Artefact>
);

const things = ['board', 'card', 'jar'];
