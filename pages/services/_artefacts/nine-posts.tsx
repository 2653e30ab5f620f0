/** Nine posts of an account before and after: a row for each post, a column for each time. */
import './nine-posts.css';
import type { ReactNode } from 'react';
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
          <Posts>
            {rows.map((cells, i) => (
              <Post {...(column > 0 && { tone: tones[i % 4], drawing: drawings[i] })} key={cells[column]}>
                {cells[column]}
              </Post>
            ))}
          </Posts>
        </div>
      ))}
    </div>
  </Artefact>
);

const tones: readonly Tone[] = ['brand', 'bright', 'deep', 'bright'];

type PostProps = { tone?: Tone | undefined; drawing?: string | undefined; children: ReactNode };

/** Posts as an account shows them, in threes. */
export const Posts = ({ children }: { children: ReactNode }) => <ul className="posts">{children}</ul>;

export const Post = ({ tone, drawing, children }: PostProps) => (
  <li className={tone ? `posts-post tone-${tone}` : 'posts-post'}>
    {drawing && <LazyDrawing of={drawing} on={tone} className="posts-picture" />}
    <span>{children}</span>
  </li>
);
