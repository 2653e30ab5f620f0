/** A figure as the register shows it → the number it stands for: "880+" → 880, "4.5K" → 4500, "35 lakh+" → 3500000. */
export function numberOf(show: string): number {
  const [, digits = '', unit = ''] = /^₹?([\d,.]+)\s?(K|L|lakh)?/.exec(show) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (digits === '' || Number.isNaN(value)) throw new Error(`"${show}" is no figure that can be counted in dots`);
  return value * (unit === 'K' ? 1000 : unit === '' ? 1 : 100_000);
}
