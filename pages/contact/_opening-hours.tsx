/** The week in dots, with a row per day and a dot per half hour, and the hours in words. */
import './_opening-hours.css';
import { rowsOf } from '../../components/art/counts.ts';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { usePage } from '../../components/context/page.tsx';
import { useSite } from '../../components/context/site.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import { clockOf, dayIn, Hours } from '../../components/ui/hours.tsx';
import { type Site, weekdays } from '../../content/schemas/site.ts';

/** "10:30" → 10.5 */
function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

export function OpeningHours({ hours }: { hours: Site['hours']['visible'] }) {
  const { days, opens, closes } = hours;
  const { language } = usePage();
  const { label } = useSite().words.hours;
  const count = hoursOf(closes) - hoursOf(opens);
  const halves = Math.ceil(2 * count);
  return (
    <div className="opening-hours stack-3">
      <div
        role="img"
        aria-label={fillText(label, { days: days.map(day => dayIn(language, day)).join(', '), count: `${count}` })}
      >
        <p className="opening-hours-clock note">
          <span>{clockOf(opens, language)}</span>
          <span>{clockOf(closes, language)}</span>
        </p>
        {weekdays.map(day => (
          <div className="opening-hours-day semibold" key={day}>
            <span>{dayIn(language, day, 'short')}</span>
            <DotDrawing drawing={rowsOf(halves, halves, () => (days.includes(day) ? 'primary' : 'faint'))} />
          </div>
        ))}
      </div>
      <Hours hours={hours} />
    </div>
  );
}
