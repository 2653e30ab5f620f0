/** Dates in English, as the specification asks for: "October 15, 2024". */
const dateIn = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC', ...parts });

/** "2025-01-01" → "January 2025" */
export const monthOf = (day: string): string => dateIn(day, {});

export const FormattedDate = ({ day }: { day: string }) => (
  <time dateTime={day}>{dateIn(day, { day: 'numeric' })}</time>
);
