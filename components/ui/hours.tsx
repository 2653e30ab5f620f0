/** Opening hours in words: "Monday to Saturday, 11:00 AM to 7:00 PM. Sunday closed." */
import type { Words } from '../../content/schemas/languages.ts';
import { type Site, weekdays } from '../../content/schemas/site.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';

/** "19:00" → "7:00 PM", in other languages than English "સાંજે 7", with a space at which no line breaks. */
function clockOf(time: string, language: string): string {
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const at = new Date(`2026-01-01T${time}Z`);
  if (language.startsWith('en')) return at.toLocaleTimeString('en-US', format).replace(/\s/, '\u00a0');
  const [clock = '', period] = at.toLocaleTimeString(language, { ...format, dayPeriod: 'long' }).split(' ');
  return `${period}\u00a0${clock.replace(':00', '')}`;
}

/** Returns the name of a day in a language: "Monday" → "સોમવાર". */
function dayIn(language: string, day: (typeof weekdays)[number]): string {
  // The first of June 2026 is a Monday.
  const date = Date.UTC(2026, 5, 1 + weekdays.indexOf(day));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** Returns the opening hours as plain text, for a description: "Monday to Saturday, 11:00 AM to 7:00 PM". */
export function hoursLine(
  { days, opens, closes }: Site['hours']['visible'],
  { hours, lang }: Pick<Words, 'hours' | 'lang'>,
): string {
  const [first = 'Monday', last = first] = [days[0], days.at(-1)];
  return fillText(hours.open, {
    first: dayIn(lang, first),
    last: dayIn(lang, last),
    opens: clockOf(opens, lang),
    closes: clockOf(closes, lang),
  });
}

export function Hours({ hours }: { hours: Site['hours']['visible'] }) {
  const { words } = useSite();
  const closed = weekdays.filter(day => !hours.days.includes(day)).map(day => dayIn(words.lang, day));
  return (
    <p className="tabular-nums">
      {hoursLine(hours, words)}.
      {closed.length > 0 &&
        ` ${fillText(words.hours.closed, { days: new Intl.ListFormat(words.lang).format(closed) })}`}
    </p>
  );
}
