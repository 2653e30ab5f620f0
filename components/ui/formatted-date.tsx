/** Formats an ISO date in full: "2024-10-15" → "October 15, 2024" (US English, as the specification asks). */
const dateOf = (day: string): string => dateFormat.format(new Date(`${day}T00:00:00Z`));

/** "2025-01-01" → "January 2025" */
export const monthOf = (day: string): string => monthFormat.format(new Date(`${day}T00:00:00Z`));

// Created once, since creating a formatter takes a hundred times as long as using it. Marked pure, so that bundles can drop an unused one.
const inFull = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const monthFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', inFull);
const dateFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { ...inFull, day: 'numeric' });

export function FormattedDate({ day }: { day: string }) {
  return <time dateTime={day}>{dateOf(day)}</time>;
}
