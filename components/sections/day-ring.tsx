/** The ninety days beside what they are for: a dot a day on three rings, which stays in sight while the phases pass. */
import './day-ring.css';
import type { ReactNode } from 'react';
import { Art } from '../dots/art.tsx';

const label = 'Ninety dots in three rings, thirty in each';

export function DayRing({ children }: { children: ReactNode }) {
  return (
    <div className="day-ring">
      <figure className="day-ring-figure">
        <Art className="page-art" id="30-60-90" label={label} />
        <figcaption className="day-ring-caption">One dot is one day</figcaption>
      </figure>
      <div className="day-ring-phases">{children}</div>
    </div>
  );
}
