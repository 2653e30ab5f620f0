/** The prices and minimum terms of offers. */
import { z } from 'zod';
import { colour, drawing, path, scene, text } from './common.ts';

/** Short texts, because pages show them side by side. */
const rate = z.strictObject({
  /** The path of the offer's page. */
  path,
  name: text,
  /** Its drawing, on every card of the offer. */
  drawing: drawing.optional(),
  /** The wide drawing on which its page opens, in place of that. */
  scene: scene.optional(),
  /** The tone of its page, in place of that of its part of the site. */
  tone: colour.optional(),
  forWhom: text.max(50),
  /** The price, or how it is determined. */
  price: text.max(70),
  /** What a quote depends on. */
  decides: text.max(60).optional(),
  /** The minimum term; what is bought once or taken whole has none. */
  minimum: text.max(40).optional(),
  /** What has been done before, as a figure of claims.yaml, with what it is: "Work so far". */
  proof: z.strictObject({ label: text.max(25), text: text.max(40) }).optional(),
  /** What comes back to whoever cancels. */
  cancellation: text.max(40).optional(),
  /** For courses: the teacher, and where to learn the dates and the place. */
  teacher: text.max(40).optional(),
  dates: text.max(60).optional(),
});

export const rates = z.array(z.strictObject({ title: text, intro: text, rates: z.array(rate).min(1) })).min(1);

export type Rate = z.infer<typeof rate>;
export type Rates = z.infer<typeof rates>;

/** Returns the rates of another language with the drawings and tones of the same offers. */
export const withDrawings = (rates: Rates, { drawn }: { drawn: Rates }): Rates =>
  rates.map(group => ({
    ...group,
    rates: group.rates.map(rate => {
      const { drawing, scene, tone } = rateOf(drawn, rate.path);
      return { ...(drawing && { drawing }), ...(scene && { scene }), ...(tone && { tone }), ...rate };
    }),
  }));

/** Returns the rate of the offer at a path, if there is one. */
export const findRate = (rates: Rates, path: string): Rate | undefined =>
  rates.flatMap(group => group.rates).find(rate => rate.path === path);

/** Returns the rate of the offer at a path. Throws if there is none, and blames `file`, the content file with the path. */
export function rateOf(rates: Rates, path: string, file = 'content/rates.yaml'): Rate {
  const found = findRate(rates, path);
  if (found) return found;
  const message = `no rate has the path ${path}, in content/rates.yaml or, for Gujarati, content/languages.yaml: add it, or correct its path`;
  throw new Error(message, { cause: { text: path, file } });
}
