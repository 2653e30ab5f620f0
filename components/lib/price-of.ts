import type { Offer } from '../../content/offers.ts';
import type { Words } from '../../content/schemas/languages.ts';
import { capitalized } from './capitalized.ts';
import { fillText } from './fill.tsx';

type Priced = Pick<Offer, 'fee' | 'per'>;

/** Returns what an offer costs, in words: "from ₹15,000" per month → "From ₹15,000 a month"; "quoted" → how one gets a quote. */
export function priceOf({ fee, per }: Priced, words: Words['fee']): string {
  const said = words.said[fee];
  if (said) return said;
  const [amount = '', most] = fee.match(/₹[\d,]+|\d+%/g) ?? [];
  if (amount.endsWith('%')) return fillText(words.share, { amount });
  const range = most ? fillText(words.range, { amount, most }) : amount;
  const whole = fee.startsWith('from ') ? fillText(words.from, { amount: range }) : range;
  return capitalized(per ? fillText(words.per[per], { amount: whole }) : whole);
}

/** Returns how a sentence about all prices goes on: with what is quoted, or not at all. */
export const restOf = (offers: readonly Priced[], words: Words['fee']): string =>
  offers.some(({ fee }) => fee === 'quoted') ? words.rest : '';
