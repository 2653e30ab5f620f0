/** Nine posts of an account before and after: a row for each post, a column for each time. */
import './nine-posts.css';
import type { Sheet } from '../../../content/schemas/offers.ts';
import { Artefact } from './artefact.tsx';

export const NinePosts = ({ title, columns, rows }: Sheet) => (
  <Artefact frame="open" title={title}>
    <div className="nine-posts">
      {columns.map((name, column) => (
        <div className="posts-phone" key={name}>
          <p className="posts-name name">{name}</p>
          <ul className={column ? 'posts posts-after' : 'posts'}>
            {rows.map((cells, i) => (
              <li className={column ? `post ground-${dyes[i % 4]}` : 'post'} key={cells[column]}>
                {cells[column]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Artefact>
);

const dyes = ['madder', 'turmeric', 'indigo', 'turmeric'];
