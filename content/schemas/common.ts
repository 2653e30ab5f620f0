/** Schemas that several kinds of content share. */
import { z } from 'zod';

/** Non-empty text without leading or trailing white space. */
export const text = z
  .string()
  .min(1)
  .regex(/^\S(?:[\s\S]*\S)?$/, 'must not begin or end with a space');

/** A name in URLs and ids: "keyword-research". */
export const slug = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');

/** A list in which no item is repeated. */
export const distinct = <List extends z.ZodType<readonly unknown[]>>(list: List) =>
  list.refine(items => new Set(items).size === items.length, 'must not repeat an item');

/** A record whose keys include `names`, those that code uses. Its type has only these, so that the editor refuses a name that may be missing. */
export const recordWith = <Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
): z.ZodType<Record<Name, z.infer<Value>>> =>
  z
    .record(z.string(), value)
    .refine(record => names.every(name => name in record), {
      error: ({ input }) => `must have "${names.find(name => !(name in (input as object)))}", which code uses`,
    })
    .meta({ names }) as never;

/** A reference to an entry of another kind of content ("posts", "site.bookings") by its slug, id or key, checked after everything is read. */
export const ref = (kind: string) => z.string().meta({ ref: kind });

/** A path of this site with a trailing slash, optionally followed by an #anchor: "/services/seo/". */
export const path = z
  .string()
  .regex(/^\/(?:[\w~.-]+\/)*(?:#[\w-]+)?$/, 'must be a path of this site such as /services/seo/');

/** Former paths of an entry's page, which redirect to it on the hosts that a build makes files for. */
export const was = z.array(z.string().startsWith('/', 'must be a path such as /old-path/')).min(1).optional();

/** A URL of another site. */
export const url = z.url({ protocol: /^https$/, error: 'must be an https URL' });

/** The name of a booking or checkout page in site.yaml. */
export const booking = ref('site.bookings');

/** The pattern of an amount in whole rupees as displayed, with Indian digit grouping: "₹1,50,000". */
export const amount = '₹(?:\\d{1,3}|\\d{1,2}(?:,\\d\\d)*,\\d{3})';

export const printedRupees = z
  .string()
  .regex(new RegExp(`^${amount}$`), 'must be an amount such as ₹15,000 or ₹1,50,000');

/** The same, parsed to a number: for the prices of offers, which refer to "{price.ppc}". */
export const rupees = printedRupees.transform(text => Number(text.replace(/[₹,]/g, '')));

/** A date: "2024-10-15". */
export const day = z.iso.date('must be a date such as 2024-10-15');

/** The characters that search results show of a title and a description, and messengers of a card's description. */
export const lengths = { title: 60, descriptionLeast: 110, descriptionMost: 160 };

/** The texts of a page's head. The build checks that titles and descriptions are unique. */
export const headTexts = {
  title: text.max(lengths.title),
  description: text.min(lengths.descriptionLeast).max(lengths.descriptionMost),
  /** The description on social cards. */
  card: text.max(80),
};

/** The colour of a card, a phase or a course, one of the tones of components/styles/tones.css. */
export const colour = z.enum(['brand', 'deep', 'bright']);

/** The tone of a page, for what has the class `tone-page`: `deep` by default. A page of paper is for reading: only its borders are coloured. */
export const pageTone = z.enum([...colour.options, 'paper']);

/** The names of a drawing and of a wide one: files in components/art/drawings/ and components/art/scenes/. */
export const drawing = ref('drawings');
export const scene = ref('scenes');

/** The tone of a page; and the drawing on its social card, which that of an offer has on all its cards. */
const look = { tone: pageTone.optional(), drawing: drawing.optional() };

/** Of a page that sells something: `chatText` is the draft message of the chat. */
export const head = z.strictObject({ ...headTexts, ...look, chatText: text });

export const card = z.strictObject({ title: text, text });

export const drawnCard = card.extend({ drawing });

/** A record with a metric: either the id of a claim in claims.yaml, or a `value` that is not a claim. */
export const withMetric = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([z.strictObject({ ...shape, claim: ref('claims') }), z.strictObject({ ...shape, value: text })]);

export const metric = withMetric({});

/** A result to expect. `claim` is the id of a figure in claims.yaml that precedes the title: “3x” before “organic traffic in 60 days”; `isFall`, whether it says by how much something falls. */
export const result = card.extend({ claim: ref('claims').optional(), isFall: z.boolean().default(false) });

export const hero = z.strictObject({
  /** A few words above the title; by default the name of the offer. */
  badge: text.optional(),
  title: text,
  lead: text,
});

/** A step of an ordered sequence; `label` says when it is taken or by whom. */
export const step = card.extend({ label: text });

/** One of the phases of the work: its aim in `text`, its deliverables in `points`. */
export const phase = step.extend({ colour, drawing: drawing.optional(), points: z.array(text).min(3) });

/** Whether the page marks it as a sample. Set by the reader while the record or a part of it is tagged `!placeholder`; authors do not write it. */
export const isSample = z.boolean().default(false);

/** A quotation and its author: a sample, unless `isVerified`, which requires that the person's consent and words are on file. Preflight lists samples. */
export const testimonial = z
  .strictObject({
    quote: text,
    name: text,
    role: text,
    /** The path of the course that it is about, on a page about several. */
    course: path.optional(),
    isVerified: z.boolean().default(false),
    /** The rating that this person gave, in stars out of five. */
    rating: z.int().min(1).max(5).optional(),
  })
  .transform(testimonial => ({ ...testimonial, isSample: !testimonial.isVerified }));

/** The claims and prices ("price.ppc") that a text calculates with, as they were then. Preflight reports those that have changed. */
export const calculatedWith = z.record(text, text).optional();

/** The sections of the refund policy. */
export const refundSection = z.enum([
  'consultation',
  'monthly',
  'project',
  'recorded-course',
  'live-workshop',
  'certification',
]);

/** The one that applies to an offer. Preflight lists offers without one. */
export const refund = refundSection.nullable().default(null);

/** Drafts are left out of builds, but shown in `dev`. */
export const draft = z.boolean().default(false);
export const isNoDraft = (entry: { draft: boolean }): boolean => !entry.draft;

/** Whether the owner has confirmed the deliverables. Preflight lists unconfirmed offers. */
export const isConfirmed = z.boolean().default(false);

export const question = z.strictObject({ question: text, answer: text });

/** What a buyer wants to know before booking, such as what happens then, who does what and how to stop. */
export const beforeBooking = z.array(question).min(1).max(4);

/** The articles that teach what an offer does: two, if there are two. */
export const guides = distinct(z.array(ref('posts')).min(1).max(2));

/** A closing invitation: heading, text and a wide drawing below them. */
export const closing = z.strictObject({ title: text, text, scene: scene.optional() });

/** The words of a section: its heading, and what stands beside it. */
export const sectionText = z.strictObject({ title: text, intro: text.optional() });

/** Figures of claims.yaml as a group, which screen readers name. A pair replaces the claim's label. */
export const figures = z.strictObject({
  label: text,
  claims: z.array(z.union([ref('claims'), z.tuple([ref('claims'), text])])).min(1),
});

/** The path of a page, or an anchor of the same page, and the label of the button that leads there. */
const link = z.tuple([z.union([path, z.string().regex(/^#[\w-]+$/)]), text]);

/** The buttons of a section: `book` has its label, and `chat` its draft message, or `true` for those of most pages; `at` is the page to book on. */
export const buttons = z
  .strictObject({
    first: link.optional(),
    book: z.union([z.literal(true), text]).optional(),
    chat: z.union([z.literal(true), text]).optional(),
    chatLabel: text.optional(),
    more: link.optional(),
    at: booking.optional(),
    isChatFirst: z.boolean().optional(),
  })
  .optional();

/** The fields for the words of a page but for its lists: its name in breadcrumbs, its head, its first and its last section, and the sections between, by the ids that the page gives them. */
export const pageText = <Id extends string>(...ids: Id[]) => ({
  name: text,
  // The build limits titles: content/settings.ts may waive it.
  head: z.strictObject({ ...headTexts, ...look, title: text, cardTitle: text.optional(), chatText: text.optional() }),
  hero: z.strictObject({
    badge: text.optional(),
    kicker: text.optional(),
    title: text,
    lead: text,
    price: text.optional(),
    buttons,
    /** Below the buttons. */
    note: text.optional(),
  }),
  sections: recordWith(ids, sectionText),
  closing: closing.extend({ buttons }),
});

/** The fields of a sign-up form; each must be filled in. */
export const signupFields = z
  .array(z.strictObject({ name: z.enum(['email', 'name', 'phone']), label: text, placeholder: text.optional() }))
  .min(1)
  .refine(
    fields => new Set(fields.map(({ name }) => name)).size === fields.length,
    'must not repeat the name of a field',
  );

/** A sign-up form, and what its fields are used for: "to send you the five lessons". */
export const signupForm = z.strictObject({ fields: signupFields, button: text, purpose: text });

export type SignupForm = z.infer<typeof signupForm>;
export type Tone = z.infer<typeof colour>;
export type PageTone = z.infer<typeof pageTone>;
export type Phase = z.infer<typeof phase>;
export type Metric = z.infer<typeof metric>;
export type Testimonial = z.infer<typeof testimonial>;
export type SectionText = z.infer<typeof sectionText>;
export type Question = z.infer<typeof question>;
