/** The agency itself: names, ways to reach it, where it books, and the site's own switches. */
import { z } from 'zod';
import { path, printedRupees, text, url } from './common.ts';
import { picture } from './pictures.ts';

/** A telephone number of any country as people read it, with 7 to 15 digits (ITU-T E.164): "+91 98765 43210", "+91 79 2345 6789", "+1 (415) 555-0100". */
export const phone = z
  .string()
  .regex(
    /^\+(?=(?:\D*\d){7,15}\D*$)[1-9](?:[ -]?\(?\d+\)?)*$/,
    'must be a number with its country, such as +91 98765 43210 or +91 79 2345 6789',
  );
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 11:00');
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const hours = z.strictObject({ days: z.array(weekday).min(1), opens: clock, closes: clock });

/** Who answers complaints or questions; times as they are printed: "48 hours". */
const contact = z.strictObject({ name: text, email: z.email() });
const legal = z.strictObject({
  name: text,
  gstin: z.string().regex(/^\d\d[A-Z]{5}\d{4}[A-Z]\d[A-Z]\d$/, 'must be a GSTIN of 15 signs'),
  grievance: contact.extend({ designation: text, phone, acknowledges: text, settles: text }),
  privacy: contact.extend({ answers: text }),
});

export const site = z.strictObject({
  /** Where the site stands; may end in a folder. `build --url` overrides it. */
  url: z.url({ protocol: /^https?$/ }).regex(/\/$/, 'must end with a slash'),
  /** The host that a build makes files for, or several: nginx, netlify … `build --host` overrides it. */
  host: z.union([text, z.array(text)]).optional(),
  name: text,
  /** One sentence: what the agency is. */
  description: text,
  /** The footer's blurb. */
  blurb: text,
  city: text,
  founder: z.strictObject({
    name: text,
    role: text,
    portrait: picture.optional(),
    /** What came before the agency, in paragraphs of their own page. */
    story: z.array(text).min(1).optional(),
  }),
  phone,
  email: z.email(),
  address: z.strictObject({
    street: text,
    locality: text,
    region: text,
    postalCode: text,
    country: text,
    countryCode: z.string().length(2),
  }),
  /** What the law wants said of who sells; the policies say it. */
  legal,
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  map: z.strictObject({ link: url, embed: url }),
  /** The specification's two sets of opening hours: what visitors read, and what structured data says. */
  hours: z.strictObject({ visible: hours, structured: hours }),
  languages: z.array(z.strictObject({ code: text, name: text })).min(1),
  priceRange: text,
  /** Chat numbers: the site's, and the two that the specification sets apart. */
  chat: z.strictObject({ site: phone, clients: phone, blog: phone }),
  /** Booking and checkout pages on the external platform, by name. */
  bookings: z.record(z.string(), url),
  social: z.array(z.strictObject({ name: z.enum(['Instagram', 'Facebook', 'LinkedIn', 'YouTube']), url })),
  signup: z.discriminatedUnion('transport', [
    z.strictObject({ transport: z.literal('none') }),
    z.strictObject({ transport: z.literal('post'), action: url }),
    z.strictObject({ transport: z.literal('whatsapp') }),
    z.strictObject({ transport: z.literal('mailto') }),
  ]),
});

const entry = z.strictObject({ label: text, path, text: text.optional(), isFlagship: z.boolean().default(false) });

export const navigation = z.strictObject({
  /** The header: menus with entries, and plain links. */
  menus: z.array(z.strictObject({ label: text, entries: z.array(entry).min(1) })),
  links: z.array(entry),
  contact: entry,
  /** The footer's columns and its last line. */
  columns: z.array(z.strictObject({ label: text, entries: z.array(entry).min(1) })),
  policies: z.array(entry),
});

/** A figure that the site states: pages print it by its key, nowhere else. */
const claim = z.strictObject({
  /** As it is printed: "150+", "₹5,000", "2–3x". */
  show: text,
  label: text,
  /** What exactly is counted. */
  scope: text,
  /** Claims of one topic with different figures contradict each other; preflight names them. */
  topic: text.optional(),
  /** Where it is printed: a page's path, or another place in words. */
  on: z.array(text).min(1),
});

export const claims = z.record(z.string(), claim);

/** Every price by its name. */
export const prices = z.record(z.string(), printedRupees);

/** Numbers that several sentences say. */
export const numbers = z.record(z.string(), z.union([z.int().positive(), text]));

export type Site = z.infer<typeof site>;
/** Whose chat number answers. */
export type Desk = keyof Site['chat'];
export type Navigation = z.infer<typeof navigation>;
export type Claims = z.infer<typeof claims>;
export type Entry = z.infer<typeof entry>;
