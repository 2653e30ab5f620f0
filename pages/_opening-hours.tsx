/** The week in dots, with a row per day and a dot per open hour, and the hours in words. */
import './_opening-hours.css';
import { rowsOf } from '../components/art/counts.ts';
import { DotDrawing } from '../components/art/dot-drawing.tsx';
import { clockOf, Hours } from '../components/ui/hours.tsx';
import { type Site, weekdays } from '../content/schemas/site.ts';

/** "10:30" → 10.5 */
function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

export function OpeningHours({ hours }: { hours: Site['hours']['visible'] }) {
  const { days, opens, closes } = hours;
  const count = hoursOf(closes) - hoursOf(opens);
  return (
    <div className="opening-hours stack-3">
      <div role="img" aria-label={`Open ${days.join(', ')}, ${count} hours a day`}>
        <p className="opening-hours-clock note">
          <span>{clockOf(opens)}</span>
          <span>{clockOf(closes)}</span>
        </p>
        {weekdays.map(day => (
          <div className="opening-hours-day semibold" key={day}>
            <span>{day.slice(0, 3)}</span>
            <DotDrawing drawing={rowsOf(count, Math.ceil(count), days.includes(day) ? 'primary' : 'faint')} />
          </div>
        ))}
      </div>
      <Hours hours={hours} />
    </div>
  );
}
