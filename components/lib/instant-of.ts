/** Returns midnight of a date in the agency's time zone: "2024-10-15" → "2024-10-15T00:00:00+05:30". */
export const instantOf = (day: string): string => `${day}T00:00:00+05:30`;
