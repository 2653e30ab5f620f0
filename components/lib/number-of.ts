/** Returns the amount in a price: "From ₹15,000 a month" → 15000 */
export const amountIn = (price: string): number => numberOf(/₹[\d,]+/.exec(price)?.[0] ?? price);

/** Returns the number that a figure of content/claims.yaml displays: "880+" → 880, "4.5K" → 4500, "35 lakh+" → 3500000. */
export function numberOf(show: string): number {
  const [, digits = '', unit = ''] = /^₹?([\d,.]+)\s?(K|L|lakh)?/.exec(show) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (digits === '' || Number.isNaN(value)) throw new Error(`"${show}" is not a figure that dots can count`);
  return value * (unit === 'K' ? 1000 : unit === '' ? 1 : 100_000);
}
