/** Shapes that several kinds of content share. */
import { z } from 'zod';

/** Text with something in it, and nothing around it. */
export const text = z
  .string()
  .min(1)
  .regex(/^\S(?:[\s\S]*\S)?$/, 'must not begin or end with a space');

/** The slug, id or key of an entry of another row of the table ("posts", "site.bookings"): checked when everything is read. */
export const ref = (row: string) => z.string().meta({ ref: row });

/** A path of this site, with the slash at its end, or an #anchor on it: "/services/seo/". */
export const path = z
  .string()
  .regex(/^\/(?:[\w~.-]+\/)*(?:#[\w-]+)?$/, 'must be a path of this site such as /services/seo/');

/** Where the page of an entry stood before: each of these paths leads to it, on the hosts that a build makes files for. */
export const was = z.array(z.string().startsWith('/', 'must be a path such as /old-path/')).min(1).optional();

/** An address of another site. */
export const url = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** The name of a booking or checkout page in site.yaml. */
export const booking = ref('site.bookings');

/** An amount in whole rupees as it is printed, grouped the Indian way: "₹1,50,000". */
export const printedRupees = z
  .string()
  .regex(/^₹(?:\d{1,3}|\d{1,2}(?:,\d\d)*,\d{3})$/, 'must be an amount such as ₹15,000 or ₹1,50,000');

/** The same as a number, in rupees: what records of offers hold, which say "{price.ppc}". */
export const rupees = printedRupees.transform(text => Number(text.replace(/[₹,]/g, '')));

/** A day: "2024-10-15". */
export const day = z.iso.date('must be a day such as 2024-10-15');

/** What a page says of itself in its head. The build checks that titles and descriptions are unique. */
export const head = z.strictObject({
  title: text.max(65),
  description: text.min(110).max(160),
  /** The description on a social card: messengers cut it at about 80 characters. */
  card: text.max(80),
});

export const card = z.strictObject({ title: text, text });

/** A record that states a figure: a claim of claims.yaml by its key, or a `value` in words, which is no claim. */
export const withFigure = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([z.strictObject({ ...shape, claim: ref('claims') }), z.strictObject({ ...shape, value: text })]);

export const figure = withFigure({});

/** A result to expect; `claim` names a figure of claims.yaml that its title goes on from, in lower case: “3x”, “organic traffic in 60 days”. */
export const result = card.extend({ claim: ref('claims').optional() });

export const hero = z.strictObject({
  badge: text,
  title: text,
  lead: text,
});

/** One of the three steps of a programme. */
export const phase = z.strictObject({
  label: text,
  title: text,
  subtitle: text,
  deliverables: z.array(text).min(3),
});

/** Whether it stands in for a real one, which the page says. Nobody writes it: it is true while it, or what is in it, stands behind `!placeholder`. */
export const isSample = z.boolean().default(false);

/** A quotation with who said it. `isVerified` only where the person's consent and words are on file. */
export const testimonial = z.strictObject({
  quote: text,
  name: text,
  role: text,
  isSample,
  isVerified: z.boolean().default(false),
  /** The stars that this person gave, of five. */
  rating: z.int().min(1).max(5).optional(),
});

/** Which section of the refund policy an offer falls under; preflight lists those that are under none. */
export const refund = z
  .enum(['consultation', 'monthly', 'project', 'recorded-course', 'live-workshop', 'certification'])
  .optional();

/** Whether the owner has confirmed that this is what clients and students get; preflight lists what is not. */
export const isConfirmed = z.boolean().default(false);

export const question = z.strictObject({ question: text, answer: text });

/** A closing invitation: a heading and one sentence; the page adds the links. */
export const closing = z.strictObject({ title: text, text });

export type Head = z.infer<typeof head>;
export type Card = z.infer<typeof card>;
export type Figure = z.infer<typeof figure>;
export type Result = z.infer<typeof result>;
export type Hero = z.infer<typeof hero>;
export type Phase = z.infer<typeof phase>;
export type Testimonial = z.infer<typeof testimonial>;
export type Question = z.infer<typeof question>;
export type Closing = z.infer<typeof closing>;
