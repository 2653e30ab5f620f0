/** The words of the shell and of shared components, by language. In brackets is what a component fills in: "[claim]". */
import { z } from 'zod';
import { recordWith, signupForm, text } from './common.ts';
import { isNative } from './in-language.ts';
import { offersInWords, units } from './offer-facts.ts';
import { navigation } from './site.ts';

const words = z.strictObject({
  /** The language: on its pages, for search engines, and its own name. */
  lang: text,
  tag: text,
  name: text,
  isNative,
  /** Whether the chat goes before the booking pages, which are in English. */
  isChatFirst: z.boolean().default(false),
  /** The name of the home page in breadcrumbs, and of the link to it. */
  home: text,
  homeLink: text,
  skip: text,
  menu: text,
  main: text,
  breadcrumb: text,
  newTab: text,
  /** What a link to a page in English says on a page in another language. */
  english: text,
  /** The draft message of the chat of pages without their own, and of the header's. */
  chatText: text,
  talk: text,
  book: text,
  ask: text,
  freeCall: text,
  chat: z.strictObject({
    label: text,
    open: text,
    title: text,
    reply: text,
    greeting: text,
    start: text,
    later: text,
  }),
  footer: z.strictObject({ blurb: text, contact: text, rights: text }),
  exit: z.strictObject({
    title: text,
    worth: text,
    book: text,
    /** The form for the guide, which exists in English only. */
    guide: signupForm.optional(),
    trust: text,
    no: text,
    close: text,
  }),
  /** Opening hours, without and with the days when the office is closed. */
  hours: z.strictObject({ open: text, closed: text }),
  contact: z.strictObject({
    phone: text,
    email: text,
    address: text,
    languages: text,
    hours: text,
  }),
  map: z.strictObject({ title: text }),
  /** What a dot of a chart stands for. */
  dots: z.strictObject({ one: text, compared: text, label: text }),
  campaign: z.strictObject({ within: text, from: text, cost: text }),
  example: text,
  offer: z.strictObject({
    depends: text,
    minimum: text,
    cancellation: text,
    dates: text,
    teacher: text,
    before: text,
    guides: text,
  }),
  /** The two walls of dots beside a result. */
  results: z.strictObject({ before: text, after: text }),
  price: z.strictObject({ minimum: text, inBrackets: text, depends: text }),
  /** What a fee says that is no amount; and an amount, its range, its share of a budget, and what it is for. */
  fee: z.strictObject({
    said: z.record(text, text),
    from: text,
    range: text,
    /** How a sentence about prices goes on while some are quoted. */
    rest: text,
    share: text,
    per: z.record(z.enum(units), text),
  }),
  /** The mark of a sample, and of several quotations that are samples. */
  sample: z.strictObject({ one: text, quotes: text }),
  /** The stars of a quotation, for screen readers. */
  stars: text,
  /** Whom an offer suits. */
  bestFor: text,
  /** The heading of a text's table of contents. */
  contents: text,
  /** What a social card shows. */
  cardAlt: text,
  /** The name of the feed. */
  feed: text,
  /** A sign-up form: what it says of its purpose, the link to the policy, what happens, and the answers by the transport of site.yaml. */
  signup: z.strictObject({
    notice: text,
    policy: text,
    sending: text,
    failed: text,
    /** Under a field. */
    mistakes: z.strictObject({ empty: text, wrong: text }),
    thanks: z.strictObject({ none: text, post: text, whatsapp: text }),
  }),
  /** The words in figures of claims.yaml, such as "days". */
  units: z.record(z.string(), text).default({}),
  /** Menus and footer, if they are not those of navigation.yaml. The paths are those of pages in English. */
  navigation: navigation.optional(),
  /** The words of offers, of branding packages and of courses, by their paths. */
  offers: offersInWords.default({}),
  /** The numbers from one, as a heading begins with them. */
  numerals: z.array(text).default([]),
});

/** English, and by their folders in content/ the languages in which some of the pages exist, too. */
export const languages = recordWith(['en'], words) as z.ZodType<{ en: Words } & Record<string, Words>>;

export type Words = z.infer<typeof words>;
