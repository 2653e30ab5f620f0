/** A day, written in full: "October 15, 2024" (US English, as the specification asks). */
export const dateOf = (day: string): string => inFull.format(new Date(`${day}T00:00:00Z`));

/** "2025-01-01" → "January 2025" */
export const monthOf = (day: string): string => monthOnly.format(new Date(`${day}T00:00:00Z`));

// Made once: making a format takes a hundred times as long as using it. Pure, so that a browser gets only what it uses.
const monthOnly = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const inFull = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dateOf(day)}</time>;
}
