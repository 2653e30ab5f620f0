/** Nine posts of an account before and after: a row for each post, a column for each time. */
import './nine-posts.css';
import { LazyDrawing } from '../../../components/art/drawing.tsx';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Tone } from '../../../content/schemas/common.ts';
import type { Sheet } from '../../../content/schemas/offers.ts';

export const NinePosts = ({ title, columns, rows, drawings = [] }: Sheet) => (
  <Artefact frame="open" title={title}>
    <div className="nine-posts">
      {columns.map((name, column) => (
        <div className="nine-posts-phone" key={name}>
          <p className="nine-posts-name name">{name}</p>
          <ul className="nine-posts-list">
            {rows.map((cells, i) => (
              <li className={column ? `nine-posts-post tone-${tones[i % 4]}` : 'nine-posts-post'} key={cells[column]}>
                {column > 0 && <LazyDrawing of={drawings[i]} on={tones[i % 4]} className="nine-posts-picture" />}
                {cells[column]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Artefact>
);

const tones: readonly Tone[] = ['brand', 'bright', 'deep', 'bright'];
