/** The prices and minimum terms of offers. */
import { z } from 'zod';
import { amount, colour, drawing, path, scene, text } from './common.ts';

/** What an offer costs: an amount, or where it is learned. `priceOf` makes the sentence of it, in every language. */
const fee = text.regex(
  new RegExp(`^(?:free|quoted|at booking|(?:from )?${amount}|${amount} to ${amount}|\\d+%)$`),
  'must be an amount such as ₹18,000, from ₹18,000, ₹18,000 to ₹40,000, or a share of the budget such as 10%; or free, quoted, at booking',
);

/** What is paid for at once; words of each language say it. */
export const units = ['month', 'month of ads', 'project', '90 days', 'campaign', 'session', 'course', 'event'] as const;

/** Words about an offer. Short texts, because pages show them side by side. */
const offerWords = {
  name: text,
  forWhom: text.max(50),
  /** What a fee or a quote depends on. */
  decides: text.max(60).optional(),
  /** The minimum term; what is bought once or taken whole has none. */
  minimum: text.max(45).optional(),
};

/** The words in another language, by the path of the offer. The fee, and what it is for, are those of content/rates.yaml. */
export const ratesInWords = z.record(path, z.strictObject({ ...offerWords, forWhom: text.max(60) }));

const rate = z.strictObject({
  /** The path of the offer's page. */
  path,
  /** Its drawing, on every card of the offer. */
  drawing: drawing.optional(),
  /** The wide drawing on which its page opens, in place of that. */
  scene: scene.optional(),
  /** The tone of its page, in place of that of its part of the site. */
  tone: colour.optional(),
  fee,
  per: z.enum(units).optional(),
  ...offerWords,
  /** What comes back to whoever cancels. */
  cancellation: text.max(45).optional(),
  /** For courses: the teacher, and the dates and the place. */
  teacher: text.max(40).optional(),
  dates: text.max(60).optional(),
});

export const rates = z.array(z.strictObject({ title: text, intro: text, rates: z.array(rate).min(1) })).min(1);

export type Rate = z.infer<typeof rate>;
export type Rates = z.infer<typeof rates>;

/** Returns the rates that have words in another language, with these in place of their own. */
export const ratesIn = (rates: Rates, words: { rateGroups: object[]; rates: z.infer<typeof ratesInWords> }): Rates =>
  rates.map((group, i) => ({
    ...group,
    ...words.rateGroups[i],
    rates: group.rates.flatMap(({ path, drawing, scene, tone, fee, per }) => {
      const own = words.rates[path];
      return own ? { path, drawing, scene, tone, fee, per, ...own } : [];
    }),
  }));

/** Returns the rate of the offer at a path, if there is one. */
export const findRate = (rates: Rates, path: string): Rate | undefined =>
  rates.flatMap(group => group.rates).find(rate => rate.path === path);

/** Returns the rate of the offer at a path. Throws if there is none, and blames `file`, the content file with the path. */
export function rateOf(rates: Rates, path: string, file = 'content/rates.yaml'): Rate {
  const found = findRate(rates, path);
  if (found) return found;
  const message = `no rate has the path ${path}, in content/rates.yaml or, in another language than English, content/languages.yaml: add it, or correct its path`;
  throw new Error(message, { cause: { text: path, file } });
}
