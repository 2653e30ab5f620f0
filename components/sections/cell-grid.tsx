/** A bagh: cloth divided into compartments, with a knot wherever two hairlines meet. No compartment stays empty. */
import './cell-grid.css';
import type { Card } from '../../content/schemas/common.ts';
import type { Picture } from '../dots/dots.ts';
import { Dots } from '../dots/dots.tsx';
import { Inline } from '../ui/inline.tsx';

type GardenProps = {
  plots: Card[];
  /** How many stand side by side where there is room: a number that divides theirs. */
  columns: 2 | 3 | 4;
  /** Of the titles; under a heading of the third rank they are of the fourth. */
  heading?: 'h3' | 'h4';
  /** The sign of the compartment with this index. */
  signOf?: (index: number) => Picture;
};

export function CellGrid({ plots, columns, heading: Heading = 'h3', signOf }: GardenProps) {
  return (
    <ul className={`cell-grid cell-grid-${columns}`}>
      {plots.map(({ title, text }, i) => (
        <li className="cell" key={title}>
          {signOf && <Dots className="cell-sign" picture={signOf(i)} />}
          <Heading className="cell-title">{title}</Heading>
          <p className="cell-text">
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
