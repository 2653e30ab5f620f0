/** Opening hours in words: "Monday to Saturday, 11:00 AM to 7:00 PM. Sunday closed." */
import { type Site, weekdays } from '../../content/schemas/site.ts';

/** "19:00" → "7:00 PM" */
export function clockOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the opening hours as plain text, for a description: "Monday to Saturday, 11:00 AM to 7:00 PM". */
export const hoursLine = ({ days, opens, closes }: Site['hours']['visible']): string =>
  `${days[0]} to ${days.at(-1)}, ${clockOf(opens)} to ${clockOf(closes)}`;

export function Hours({ hours: { days, opens, closes } }: { hours: Site['hours']['visible'] }) {
  const closed = weekdays.filter(day => !days.includes(day));
  return (
    <p>
      {days[0]} to {days.at(-1)}, <time dateTime={opens}>{clockOf(opens)}</time> to{' '}
      <time dateTime={closes}>{clockOf(closes)}</time>.{closed.length > 0 && ` ${closed.join(' and ')} closed.`}
    </p>
  );
}
