/** Opening hours in words: "Monday to Saturday, 11:00 AM to 7:00 PM. Sunday closed." */
import type { Words } from '../../content/schemas/languages.ts';
import { type Site, weekdays } from '../../content/schemas/site.ts';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import type { Language } from '../lib/language.ts';

/** "19:00" → "7:00 PM", in Gujarati "સાંજે 7", with a space at which no line breaks. */
export function clockOf(time: string, language: Language = 'en'): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (language === 'gu') {
    const parts = new Intl.DateTimeFormat('gu', { hour: 'numeric', dayPeriod: 'long', timeZone: 'UTC' });
    const [part] = parts.formatToParts(Date.UTC(2026, 0, 1, hour)).filter(({ type }) => type === 'dayPeriod');
    return `${part?.value}\u00a0${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  }
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the name of a day in a language: "Monday" → "સોમવાર", or shorter "સોમ". */
export function dayIn(language: Language, day: (typeof weekdays)[number], weekday: 'long' | 'short' = 'long'): string {
  // The first of June 2026 is a Monday.
  const date = Date.UTC(2026, 5, 1 + weekdays.indexOf(day));
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date);
}

/** Returns the opening hours as plain text, for a description: "Monday to Saturday, 11:00 AM to 7:00 PM". */
export function hoursLine(
  { days, opens, closes }: Site['hours']['visible'],
  words: Words['hours'],
  language: Language = 'en',
): string {
  const [first = 'Monday', last = first] = [days[0], days.at(-1)];
  return fillText(words.open, {
    first: dayIn(language, first),
    last: dayIn(language, last),
    opens: clockOf(opens, language),
    closes: clockOf(closes, language),
  });
}

export function Hours({ hours }: { hours: Site['hours']['visible'] }) {
  const { language } = usePage();
  const words = useSite().words.hours;
  const closed = weekdays.filter(day => !hours.days.includes(day)).map(day => dayIn(language, day));
  return (
    <p className="tabular-nums">
      {hoursLine(hours, words, language)}.
      {closed.length > 0 && ` ${fillText(words.closed, { days: new Intl.ListFormat(language).format(closed) })}`}
    </p>
  );
}
