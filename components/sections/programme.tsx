/** What can be taught to a company or a community: why they ask, and the topics, each a place in the room. */
import './programme.css';
import type { ReactNode } from 'react';
import type { Workshops } from '../../content/schemas/academy.ts';
import type { Picture } from '../dots/dots.ts';
import { Inline } from '../ui/inline.tsx';
import { Legend } from '../ui/legend.tsx';
import { CellGrid } from './cell-grid.tsx';

type ProgrammeProps = Workshops['companies'] & {
  /** Over the reasons: "Why companies invite us". */
  why: string;
  /** A `table` has its reasons beside the topics, a `hall` before them. */
  room: 'table' | 'hall';
  signOf: (place: number, of: number) => Picture;
  /** What the dot in the middle is: "your team". */
  middle: string;
  children?: ReactNode;
};

export function Programme({ reasons, topics, why, room, signOf, middle, children }: ProgrammeProps) {
  return (
    <div className={`programme programme-${room}`}>
      <div className="programme-part">
        <h3 className="programme-title">{why}</h3>
        <ul className="reasons">
          {reasons.map(({ title, text }) => (
            <li className="reason" key={title}>
              <h4 className="reason-title">{title}</h4>
              <p>
                <Inline text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="programme-part">
        <h3 className="programme-title">Topics</h3>
        <CellGrid
          plots={topics}
          columns={room === 'table' ? 2 : 3}
          heading="h4"
          signOf={i => signOf(i, topics.length)}
        />
        <Legend>One dot is one topic; the one in the middle is {middle}</Legend>
        {children}
      </div>
    </div>
  );
}
