/** The week in dots, with a row per day and a dot per open hour, next to the map. */
import './opening-hours.css';
import type { ReactNode } from 'react';
import type { Site } from '../../content/schemas/site.ts';
import { pictureOf } from '../dots/dots.ts';
import { Dots } from '../dots/dots.tsx';
import { clockOf, week } from '../ui/hours.tsx';

type WeekProps = { hours: Site['hours']['visible']; children: ReactNode };

export function OpeningHours({ hours: { days, opens, closes }, children }: WeekProps) {
  const count = Number.parseInt(closes, 10) - Number.parseInt(opens, 10);
  const row = (isOpen: boolean) =>
    pictureOf(
      count,
      1,
      Array.from({ length: count }, (_, x) => ({ x, y: 0, tone: isOpen ? 'primary' : 'faint' })),
    );
  return (
    <div className="opening-hours stack-5">
      <figure>
        <div role="img" aria-label={`Open ${days.join(', ')}, ${count} hours a day`}>
          <p className="opening-hours-clock note">
            <span>{clockOf(opens)}</span>
            <span>{clockOf(closes)}</span>
          </p>
          {week.map(day => (
            <div className="opening-hours-day semibold" key={day}>
              <span>{day.slice(0, 3)}</span>
              <Dots className="opening-hours-dots" picture={row(days.includes(day))} />
            </div>
          ))}
        </div>
        <figcaption className="legend">One dot is one open hour</figcaption>
      </figure>
      {children}
    </div>
  );
}
