/** What offers cost and how long they bind. */
import { z } from 'zod';
import { path, text } from './common.ts';

/** Few words each: they stand side by side. */
const rate = z.strictObject({
  /** The page of the offer. */
  path,
  name: text,
  forWhom: text.max(50),
  /** The price, or how it is found. */
  price: text.max(70),
  /** How long it binds at least. */
  minimum: text.max(40),
  start: text.max(40),
  /** Of what is taught: who teaches it, and when, how and in what company. */
  teacher: text.max(40).optional(),
  dates: text.max(60).optional(),
});

export const rates = z.array(z.strictObject({ title: text, rates: z.array(rate).min(1) })).min(1);

export type Rate = z.infer<typeof rate>;
export type Rates = z.infer<typeof rates>;

/** The rate of the offer at a path; `file` is the one in content that names the path, if one does. */
export function rateOf(rates: Rates, path: string, file?: string): Rate {
  const found = rates.flatMap(group => group.rates).find(rate => rate.path === path);
  if (!found) throw new Error(`content/rates.yaml has no line for ${path}`, { cause: file && { text: path, file } });
  return found;
}
