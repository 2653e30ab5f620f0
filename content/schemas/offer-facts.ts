/** What an offer costs and whom it suits: written once, in the record of its page or course. content/offers.ts makes the lists of offers from it. */
import { z } from 'zod';
import { amount, colour, path, scene, text } from './common.ts';

/** What an offer costs: an amount, or where it is learned. `priceOf` makes the sentence of it, in every language. */
const fee = text
  .regex(
    new RegExp(`^(?:free|quoted|at booking|(?:from )?${amount}|${amount} to ${amount}|\\d+%)$`),
    'must be an amount such as ₹18,000, from ₹18,000, ₹18,000 to ₹40,000, or a share of the budget such as 10%; or free, quoted, at booking',
  )
  .meta({ group: 'Fees' });

/** The dates; nothing, as long as they are not known. */
const dates = text.max(60).transform(said => (said === 'not known' ? undefined : said));

/** What is paid for at once; words of each language say it. */
export const units = ['month', 'month of ads', 'project', '90 days', 'campaign', 'session', 'course', 'event'] as const;

/** Words about an offer. Short texts, because pages show them side by side. */
const offerWords = {
  /** What it is called in lists, if not as its page or course. */
  name: text.optional(),
  /** What a fee or a quote depends on. */
  decides: text.max(60).optional(),
  /** The minimum term; what is bought once or taken whole has none. */
  minimum: text.max(45).optional(),
  /** What comes back to whoever cancels. */
  cancellation: text.max(45).optional(),
  /** What somebody asks for who needs it: "a logo". */
  wish: text.optional(),
};

/** The words in another language, by the path of an offer, a course or a package: the fields that its record in English has. All else is that of English. */
export const offersInWords = z.record(path, z.strictObject({ ...offerWords, title: text, format: text }).partial());

const place = z.int().positive().optional();

export const offerFacts = z.strictObject({
  ...offerWords,
  /** The wide drawing on which its page opens, in place of the drawing in its `head`. */
  scene: scene.optional(),
  fee,
  per: z.enum(units).optional(),
  /** For courses: the teacher, and the dates and the place. */
  teacher: text.max(40).optional(),
  dates: dates.optional(),
  /** On cards: what it is, the business that it suits, and their colour, if not the tone of its page. */
  text: text.optional(),
  bestFor: text.optional(),
  colour: colour.optional(),
  /**
   * Its place on each list that it is on, counted from 1: the core services of /about/, the offers of /trece-system/, those beside the blog,
   * and the services of “I want one thing done for me” on /pricing/. On the price list every offer stands; those without a place come last.
   */
  places: z.strictObject({ prices: place, about: place, system: place, blog: place, choose: place }).default({}),
});

export type OfferFacts = z.infer<typeof offerFacts>;
