/** A day, written in full: "October 15, 2024" (US English, as the specification asks). */
export const dateOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** "2025-01-01" → "January 2025" */
export const monthOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dateOf(day)}</time>;
}
