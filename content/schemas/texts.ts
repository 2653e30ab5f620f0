/** Markdown content: articles, text pages and policies. */
import { z } from 'zod';
import type { EntryFields } from '../../generator/model.ts';
import {
  buttons,
  calculatedWith,
  card,
  closing,
  day,
  distinct,
  draft,
  drawing,
  headTexts,
  pageText,
  pageTone,
  path,
  ref,
  signupFields,
  signupForm,
  text,
  was,
} from './common.ts';
import { countWords } from './count-words.ts';
import { dotChartOf, dotChartsIn } from './dot-charts.ts';

/** Categories of articles, each with a page. `heading` names the reader's need; it and `text` are the page's title and begin its description, hence their lengths; `inside` ends the description. */
export const categories = z.record(
  z.string(),
  z.strictObject({
    name: text.max(40),
    text: text.min(60).max(100),
    heading: headTexts.title.max(60),
    inside: text.max(64),
    /** The heading of the intro, and its paragraphs: for whom the articles are, and with which to begin. */
    choice: text.max(60),
    intro: z.array(text).min(2),
    /** The heading of the offers that fit. */
    help: text.max(60),
    /** What to send on WhatsApp, at the end of the page. */
    ask: text,
  }),
);

/** The blog: its list, its articles, its topics. In brackets is what they fill in. */
export const blog = z
  .strictObject({
    ...pageText('subscribe-box', 'services', 'topics'),
    readers: text,
    /** The two forms, with `promise` between them once something is sent. */
    subscription: z.strictObject({
      first: signupFields,
      again: signupFields,
      promise: text,
      form: signupForm.omit({ fields: true }),
    }),
    list: z.strictObject({
      title: text,
      categories: text,
      all: text,
      about: text,
      one: text,
      many: text,
      search: text,
      none: text,
      clear: text,
      time: text,
    }),
    article: z.strictObject({
      chatText: text,
      draft: text,
      by: text,
      updated: text,
      published: text,
      share: z.strictObject({ label: text, on: text, email: text, copied: text }),
      tags: text,
      checked: text,
      author: z.strictObject({ label: text, text, story: text }),
      /** The invitation at its end, unless the article has its own. */
      call: card,
      related: text,
      more: text,
      back: text,
    }),
    topic: z.strictObject({
      card: text,
      chatText: text,
      one: text,
      many: text,
      /** Its text is that of the category. */
      closing: z.strictObject({ title: text, buttons }),
    }),
  })
  .omit({ closing: true });

/** Markdown with valid dots blocks. */
const withDotCharts = text.check(({ value, issues }) => {
  for (const chart of dotChartsIn(value))
    for (const { at, message } of dotChartOf(chart.block).mistakes)
      issues.push({ code: 'custom', input: value, path: [chart.at + at], message: `invalid chart: ${message}` });
});

export const post = z
  .strictObject({
    ...headTexts,
    title: headTexts.title.min(30),
    excerpt: text.min(90).max(200),
    category: ref('categories'),
    /** The name of its drawing in components/art/covers/. */
    cover: ref('covers').default('seven-flowers'),
    publishDate: day,
    updatedDate: day.optional(),
    /** When every price, limit and rule in it was last checked against its source. Preflight reports it after twelve months. */
    factsChecked: day,
    /** The claims from which the article works out other figures, as they were then: `road-show-days: 20 days`. Preflight reports a change. */
    calculatedWith,
    draft,
    /** "9 min": by default, and ±1 if written, the words of the body ÷ 200. */
    readingTime: z
      .string()
      .regex(/^\d+ min$/, 'must be a reading time such as "9 min"')
      .optional(),
    tags: distinct(z.array(text).min(1)),
    /** The page of the service that the article teaches. The article links to it, also in structured data. */
    teaches: path,
    relatedPosts: distinct(z.array(ref('posts')).max(3)),
    /** What the free call at its end is about. Without it, a sentence that fits any article. */
    callToAction: text.optional(),
    was,
    body: withDotCharts,
  })
  .refine(({ publishDate, updatedDate = publishDate }) => updatedDate >= publishDate, {
    path: ['updatedDate'],
    error: 'must not be before "publishDate"',
  })
  .check(({ value: { readingTime, body }, issues }) => {
    const words = countWords(body);
    const minutes = minutesOf(words);
    if (!readingTime || Math.abs(Number.parseInt(readingTime, 10) - minutes) <= 1) return;
    const message = `the body has ${words} words, which take ${minutes} min`;
    issues.push({ code: 'custom', path: ['readingTime'], input: readingTime, message });
  })
  .transform(({ readingTime, ...post }) => ({
    ...post,
    readingTime: readingTime ?? `${minutesOf(countWords(post.body))} min`,
  }));

/** A text page in Markdown. */
export const page = z.strictObject({
  draft,
  title: text,
  /** The title in search results and browser tabs. */
  headTitle: headTexts.title,
  description: headTexts.description,
  card: headTexts.card,
  tone: pageTone.default('deep'),
  /** One or two sentences under the title. */
  summary: text,
  drawing: drawing.optional(),
  /** The key facts of the text, each in a few words. */
  facts: z
    .array(z.strictObject({ label: text.max(20), text: text.max(50) }))
    .max(4)
    .optional(),
  updated: day.optional(),
  was,
  body: withDotCharts,
});

/** The words that text pages share. In brackets is what they fill in. */
export const documents = z.strictObject({ updated: text, additions: text, closing: closing.extend({ buttons }) });

export const policy = page
  .omit({ draft: true })
  .extend({
    tone: pageTone.default('paper'),
    updated: day,
    /** Whether a lawyer has reviewed it. Preflight lists those not reviewed yet. */
    isReviewed: z.boolean().default(false),
    /** The Markdown that replaces the paragraph "[signup]", for each transport of the sign-up in site.yaml. */
    signup: z.strictObject({ none: text, post: text, whatsapp: text }).optional(),
  })
  .check(({ value: { signup, body }, issues }) => {
    if ((signup !== undefined) === signupMarker.test(body)) return;
    const message = 'replaces the paragraph "[signup]" of the body: write both or neither';
    issues.push({ code: 'custom', path: ['signup'], input: signup, message });
  });

const signupMarker = /^\[signup\]$/m;

/** Returns a policy's body for a sign-up transport. */
export const bodyFor = (
  { body, signup }: z.infer<typeof policy>,
  transport: keyof NonNullable<typeof signup>,
): string => (signup ? body.replace(signupMarker, () => signup[transport]) : body);

/** Returns a reading time in minutes, at the specification's speed of 200 words a minute. */
const minutesOf = (words: number) => Math.max(1, Math.round(words / 200));

/** Returns whether an article is public: not a draft, and its publish date has begun in India. */
export const isPublicPost = ({ draft, publishDate }: z.infer<typeof post>, now: Date): boolean =>
  !draft && publishDate <= dayInIndia.format(now);

/** Formats a time as a date in India: "2024-10-15". */
const dayInIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export type Blog = z.infer<typeof blog>;
export type Categories = z.infer<typeof categories>;
export type Post = z.infer<typeof post> & EntryFields;
