/** The agency's offers: services, the flagship, consultations, branding, add-ons, ads, media. */
import { z } from 'zod';
import {
  beforeBooking,
  booking,
  buttons,
  calculatedWith,
  card,
  closing,
  colour,
  draft,
  drawing,
  drawnCard,
  guides,
  head,
  hero,
  isConfirmed,
  isSample,
  pageText,
  phase,
  question,
  recordWith,
  refund,
  refundSection,
  result,
  rupees,
  sectionText,
  slug,
  testimonial,
  text,
  was,
} from './common.ts';
import { inLanguage } from './in-language.ts';
import { offerFacts } from './offer-facts.ts';
import { picture } from './pictures.ts';

/** A table; that of an offer is an example of the work, never with a client's data. Most services draw it as the thing itself. */
export const sheet = z
  .strictObject({
    title: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(2),
    /** A drawing for each row, where the example has room for them. */
    drawings: z.array(drawing).optional(),
    /** What its drawing says besides, by the names that it gives these words. */
    words: z.record(z.string(), text).default({}),
    calculatedWith,
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [i, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', i],
          message: `has ${row.length} cells for ${columns.length} columns`,
        });
  });

/** The same with the words that its drawing needs. */
const drawnSheet = (...names: string[]) =>
  sheet.refine(({ words }) => names.every(name => name in words), {
    path: ['words'],
    error: `must have the words of the drawing: ${names.join(', ')}`,
  });

/** The sections that several offers have. */
const shared = [
  'phases',
  'includes',
  'differences',
  'results',
  'snapshots',
  'audience',
  'notes',
  'parts',
  'inclusions',
  'courses',
  'example',
] as const;

/** What the pages of several offers share. */
export const offers = z.strictObject({
  /** By the ids of the sections. An offer's own go before. */
  sections: recordWith(shared, sectionText),
  consultation: buttons,
  /** The buttons of the first and of the last section of a coaching page, and a sentence below its courses. */
  coaching: z.strictObject({ start: buttons, end: buttons, choose: text }),
  /** What a course says of itself. */
  course: z.strictObject({
    bestFor: text,
    requirement: text,
    enrol: text,
    in: text,
    refund: z.partialRecord(refundSection, text),
    learn: text,
    modules: text,
  }),
});

/** The fields of every page that sells one thing. */
export const offerPage = z.strictObject({
  isConfirmed,
  refund,
  was,
  head,
  /** The offer's name in lists and in structured data. */
  name: text,
  /** The kind of service, in plain words that the page shows. */
  serviceType: text,
  offer: offerFacts,
  hero,
  buttons,
  /** The sentence that invites to it, after the lead. */
  invitation: text.optional(),
  booking,
  beforeBooking,
  guides,
  closing,
});

const offer = offerPage.extend({
  sheet,
  overview: z.array(text).min(1),
  phases: z.array(phase).min(2),
  /** Who it is for. */
  audience: z.array(text).min(4),
});

/** The results to expect, and what they depend on, in one sentence. */
const results = { results: z.array(result).min(2), resultsDependOn: text };

const serviceFields = offer.extend({
  sections: recordWith(['overview'], sectionText),
  draft,
  /** What the sheet is drawn as. */
  example: z.enum(['table', 'chat-thread', 'nine-posts', 'results-page']).default('table'),
  /** What the phases are drawn as: steps that rise or narrow, or a calendar of posts. */
  months: z.enum(['ladder', 'funnel', 'calendar']).default('ladder'),
  /** In a calendar each point has a drawing. */
  phases: z.array(phase.extend({ drawings: z.array(drawing).optional() })).min(2),
  includes: z.array(text).min(6),
  differences: z.array(card).min(2),
  ...results,
  /** Short client stories: the kind of business as title, the work as text, the outcome as highlight. */
  snapshots: z.array(card.extend({ highlight: text, isSample })).min(2),
});

/** One of the services that share a layout. */
export const service = serviceFields.refine(
  ({ example, sheet }) => example !== 'results-page' || 'before' in sheet.words,
  {
    path: ['sheet', 'words'],
    error: 'must have "before", which says where the page stood',
  },
);

export const serviceInLanguage = inLanguage(
  serviceFields.extend({ sections: recordWith(['overview', ...shared], sectionText) }),
  { sheet: 'overview', resultsDependOn: 'results' },
);

export const flagship = offer.extend({
  sections: recordWith(['overview', 'phases', 'includes', 'testimonials'], sectionText),
  /** Three, one for each ring of the drawing of ninety days. */
  phases: z.array(phase).length(3),
  includes: z.array(text).min(8),
  differences: z.array(card).min(2),
  ...results,
  testimonials: z.array(testimonial).min(1),
});

export const ppc = offer.extend({
  sheet: drawnSheet('sponsored', 'dots', 'legend', 'sum'),
  sections: recordWith(['overview', 'platforms', 'phases', 'reasons', 'testimonials', 'investment'], sectionText),
  platforms: z.array(card).min(2),
  reasons: z.array(card).min(2),
  ...results,
  testimonials: z.array(testimonial).min(1),
  investment: z.strictObject({ price: rupees, unit: text, notes: z.array(text).min(2) }),
});

export const mediaPr = offer.extend({
  sheet: drawnSheet('placeholder', 'label', 'line'),
  sections: recordWith(['overview', 'channels', 'phases', 'benefits', 'testimonials'], sectionText),
  channels: z.array(card).min(2),
  benefits: z.array(card).min(3),
  testimonials: z.array(testimonial).min(1),
});

/** One of the consultations, which share a layout. */
export const consultation = offerPage.extend({
  sheet,
  /** What the notes are, of which the sheet is an example. */
  overview: z.array(text).min(1),
  /** The parts of the audit, each with its points. */
  parts: z.array(drawnCard.extend({ items: z.array(text) })).min(2),
  /** What the client receives. */
  inclusions: z.array(text).min(4).optional(),
});

const brandPackage = z.strictObject({
  id: slug,
  name: text,
  price: rupees,
  /** What follows the price. */
  unit: text.optional(),
  /** Whether it is a starting price. */
  isFrom: z.boolean().default(false),
  features: z.array(text).min(3),
  bestFor: text,
  isPopular: z.boolean().default(false),
  chatText: text,
});

export const branding = offerPage.extend({
  sections: recordWith(
    ['what-is-branding', 'services', 'process', 'packages', 'differences', 'questions'],
    sectionText,
  ),
  overview: z.array(text).min(1),
  services: z.array(z.strictObject({ title: text, drawing, points: z.array(text).min(3) })).min(3),
  weeks: z.array(z.strictObject({ label: text, title: text, drawing, points: z.array(text).min(2) })).min(2),
  /** An example of a brand, as a picture. */
  brandSet: z.strictObject({ title: text, picture }),
  packages: z.array(brandPackage).min(2),
  /** What each package says: that most choose it, whom it suits, and its button. */
  labels: z.strictObject({ popular: text, bestFor: text, ask: text }),
  /** The last card beside the packages: for what none of them suits. */
  custom: card.extend({ chatText: text, ask: text }),
  differences: z.array(card).min(3),
  /** Six, as the specification says. */
  questions: z.array(question).min(3),
});

const addOn = z.strictObject({
  isConfirmed,
  refund,
  id: text,
  /** The tone of its example. */
  colour,
  title: text,
  /** The kind of service, in plain words that the page shows. */
  serviceType: text,
  tagline: text,
  description: text,
  features: z.array(text).min(4),
  /** A text that we would write, with its picture. */
  example: z.strictObject({ title: text, from: text, drawing, headline: text, text, source: text }),
  bestFor: text,
  booking,
  chatText: text,
});

export const addOns = offerPage.omit({ isConfirmed: true, refund: true, was: true, serviceType: true }).extend({
  /** How the buttons of an add-on go on for screen readers. */
  about: text,
  list: z.array(addOn).min(1),
});

/** The words of the budget calculator. In brackets is what it fills in. */
const budgetWords = z.strictObject({
  fields: z.strictObject({ spend: text, perEnquiry: text, buyersOfTen: text, kept: text }),
  fee: text,
  ads: text,
  gst: text,
  enquiries: text,
  customers: text,
  /** What the sum says: below our fee, without a customer, if first orders bring less than the budget, with one customer, with more. */
  verdicts: z.strictObject({ below: text, none: text, again: text, one: text, pays: text }),
});

const group = z.strictObject({ title: text, intro: text.optional() });

/** What the page with all prices adds to them: an example of a budget, which offer fits, with its price, and a comparison. */
export const pricing = z.strictObject({
  ...pageText(
    'what-can-you-spend',
    'which-of-these-do-i-need',
    'agency-freelancer-or-employee',
    'cheated-by-an-agency-before',
    'gst-and-payment',
  ),
  /** With what the calculator begins. */
  example: z.strictObject({
    spend: rupees,
    kept: rupees,
    perEnquiry: rupees,
    buyersOfTen: z.number().max(10),
  }),
  calculator: budgetWords,
  /** The headings of the price lists. */
  groups: z.strictObject({ services: group, packages: group, consultations: group, learning: group }),
  /** The heading above what is paid once. */
  once: text,
  /** The price of a branding package that begins at it. */
  from: text,
  /** Which offer fits. [wishes] are what one can have done, from the offers' `wish`, with `or` before the last. */
  choose: z.array(drawnCard).min(1),
  or: text,
  ways: sheet,
  ask: sheet,
  payment: z.array(text).min(1),
});

const budget = 'what-can-you-spend';

export const pricingInLanguage = inLanguage(pricing, {
  example: budget,
  calculator: budget,
  choose: 'which-of-these-do-i-need',
  or: 'which-of-these-do-i-need',
  ways: 'agency-freelancer-or-employee',
  ask: 'cheated-by-an-agency-before',
  payment: 'gst-and-payment',
});

export type BudgetWords = z.infer<typeof budgetWords>;
export type Service = z.infer<typeof service>;
export type Sheet = z.infer<typeof sheet>;
