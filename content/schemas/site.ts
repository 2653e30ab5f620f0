/** The agency: names, contact details, booking pages; and the settings of the site. */
import { z } from 'zod';
import { path, printedRupees, recordWith, slug, text, url } from './common.ts';
import { picture } from './pictures.ts';

/** An international phone number in readable form, with 7 to 15 digits (ITU-T E.164), in India with ten after the country code: "+91 98765 43210", "+1 (415) 555-0100". */
export const phone = z
  .string()
  .regex(
    /^\+(?=(?:\D*\d){7,15}\D*$)(?!91(?!(?:\D*\d){10}\D*$))[1-9](?:[ -]?\(?\d+\)?)*$/,
    'must be a phone number with a country code, such as +91 98765 43210 or +91 79 2345 6789',
  );
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 11:00');
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Days in a row, as pages show only the first and the last. */
const days = z
  .array(z.enum(weekdays))
  .min(1)
  .refine(
    ([first = 'Monday', ...rest]) => rest.every((day, i) => weekdays.indexOf(day) === weekdays.indexOf(first) + i + 1),
    'must be days in a row, such as [Monday, Tuesday, Wednesday]',
  );
export const hours = z
  .strictObject({ days, opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than "opens"' });

/** Contact persons for complaints and privacy; periods are as displayed: "48 hours". */
const contact = z.strictObject({ name: text, email: z.email() });
const legal = z.strictObject({
  name: text,
  /** The company that hosts the site, as the privacy policy names it. */
  host: text,
  grievance: contact.extend({ designation: text, phone, acknowledges: text, settles: text }),
  /** `keeps`: how long enquiries, the material of a finished work and recordings are kept. */
  privacy: contact.extend({
    answers: text,
    keeps: z.strictObject({ enquiries: text, work: text, recordings: text }),
  }),
});

const sentence = z.strictObject({ en: text, gu: text });

/** What sentences say until the founder's name is known. */
const unnamed = 'our founder';

/** `called` is what sentences say, and `name` the same if it is a name. */
const founder = z
  .strictObject({ called: text, role: text, portrait: picture.optional() })
  .transform(founder => ({ ...founder, name: founder.called === unnamed ? undefined : founder.called }));

export const site = z.strictObject({
  /** The URL of the site, optionally with a folder. `build --url` overrides it. */
  url: z.url({ protocol: /^https?$/ }).regex(/\/$/, 'must end with a slash'),
  name: text,
  /** What the agency is, in one sentence. */
  description: text,
  /** The year of the copyright line. Preflight reports an old one. */
  copyright: z.int(),
  /** The text in the footer. */
  blurb: text,
  /** The place that sentences and titles name: the city or, until it is known, the state. */
  place: text,
  founder,
  phone,
  email: z.email(),
  address: z.strictObject({
    street: text,
    /** The city, once it is known. */
    locality: text.optional(),
    region: text,
    postalCode: text,
    country: text,
    countryCode: z.string().length(2),
  }),
  /** Legally required details of the seller, for the policies. */
  legal,
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  map: z.strictObject({ link: url, embed: url }),
  /** The specification's two sets of opening hours, for visitors and for structured data. */
  hours: z.strictObject({ visible: hours, structured: hours }),
  languages: z.array(z.strictObject({ code: text, name: text })).min(1),
  priceRange: text,
  /** Whether prices include GST, and when one pays; a sentence in each language. */
  gst: sentence,
  payment: sentence,
  /** Where visitors can read the reviews behind the rating. */
  reviews: url,
  /** A link for clinics to the rules of advertising, which a lawyer has to confirm. */
  clinics: z.strictObject({ isReviewed: z.boolean().default(false), text }),
  /** The phone numbers of the chat desks: the site's, and two that may differ, as the specification says. */
  chat: z.strictObject({ site: phone, clients: phone, blog: phone }),
  /** Booking and checkout pages on the external platform, by name. */
  bookings: z.record(z.string(), url).meta({ group: 'Bookings' }),
  social: z.array(z.strictObject({ name: z.enum(['Instagram', 'Facebook', 'LinkedIn', 'YouTube']), url })),
  signup: z.discriminatedUnion('transport', [
    z.strictObject({ transport: z.literal('none') }),
    z.strictObject({ transport: z.literal('post'), action: url }),
    z.strictObject({ transport: z.literal('whatsapp') }),
  ]),
});

/** A link of the navigation. By default its label is the name of the page. */
const entry = z.strictObject({
  label: text.optional(),
  path,
  text: text.optional(),
  isFlagship: z.boolean().default(false),
});
const menu = z.strictObject({ label: text, entries: z.array(entry).min(1) });

export const navigation = z
  .strictObject({
    /** The header: menus with entries, and plain links. A link that a menu has, too, is for small screens, where it stands first. */
    menus: z.array(menu),
    links: z.array(entry),
    contact: entry,
    /** The footer's columns and the links of its last line. */
    columns: z.array(menu),
    policies: z.array(entry),
  })
  .refine(
    ({ menus, links, contact }) =>
      [...menus.flatMap(({ entries }) => entries), ...links, contact].filter(({ isFlagship }) => isFlagship).length ===
      1,
    'must mark one entry of the header as the flagship: isFlagship: true',
  );

/** A figure that the site states. Pages show it only by its id. */
const claim = z.strictObject({
  /** As displayed: "150+", "₹5,000", "2–3x". */
  show: text,
  label: text,
  /** What the figure counts. */
  scope: text,
  /** Claims about the same topic with different figures contradict each other; preflight reports them. */
  topic: text.optional(),
  /** The paths of pages that show it; others may. */
  on: z.array(z.union([path, z.literal('every page')])).min(1),
});

export const claims = recordWith(['brands-served', 'years-experience'], claim);

/** What visitors meet on pages: how texts call it, and the selector of an element of it. */
export const features = z.record(slug, z.strictObject({ name: text, element: text }));

/** All prices, by name. */
export const prices = recordWith(['keyword-research', 'logo-only', 'ppc'], printedRupees);

/** Numbers and ranges that several sentences share, without their units, which the sentences add. */
export const numbers = recordWith(
  ['consultation'],
  z.union([z.int().positive(), text.regex(/^\d+(?:(?:–| to )\d+)?$/, 'must be a number or a range: 6, 3–6, 12 to 15')]),
);

export type Site = z.infer<typeof site>;
/** A chat desk, each with its own phone number. */
export type ChatNumber = keyof Site['chat'];
export type Navigation = z.infer<typeof navigation>;
export type Claims = Readonly<Record<string, z.infer<typeof claim>>>;
export type Entry = z.infer<typeof entry>;
