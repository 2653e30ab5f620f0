/** The ninety days beside what they are for: a dot a day on three arcs, which stays in sight while the phases pass. */
import './day-ring.css';
import type { ReactNode } from 'react';
import { dayRing } from '../dots/counts.ts';
import { Dots } from '../dots/dots.tsx';

const label = 'Ninety dots in a circle, thirty in each of three colours';

export function DayRing({ children }: { children: ReactNode }) {
  return (
    <div className="day-ring">
      <figure className="day-ring-figure">
        <Dots picture={dayRing()} label={label} />
        <figcaption className="day-ring-caption">One dot is one day</figcaption>
      </figure>
      <div className="day-ring-phases">{children}</div>
    </div>
  );
}
