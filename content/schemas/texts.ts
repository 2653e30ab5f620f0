/** Markdown: articles and policies. */
import { z } from 'zod';
import { day, path, ref, text, was } from './common.ts';
import { figureOf, figuresIn } from './figures.ts';
import { markdown, type Picture } from './pictures.ts';
import { wordsOf } from './words.ts';

/** A category's text opens the description of its page in result pages, which has room for so much of it. */
export const categories = z.record(z.string(), z.strictObject({ name: text, text: text.min(60).max(100) }));

/** Markdown with figures in it. */
const withFigures = markdown.check(({ value, issues }) => {
  for (const figure of figuresIn(value))
    for (const { at, message } of figureOf(figure.block).mistakes)
      issues.push({ code: 'custom', input: value, path: [figure.at + at], message: `a figure is wrong: ${message}` });
});

export const post = z
  .strictObject({
    title: text.min(30).max(57),
    description: text.min(110).max(160),
    excerpt: text.min(90).max(200),
    card: text.max(80),
    category: ref('categories'),
    publishDate: day,
    updatedDate: day.optional(),
    /** When every price, limit and rule in it was last held against its source; after twelve months preflight asks for it again. */
    factsChecked: day,
    /** A draft stays out of a build, and shows in `dev`. */
    draft: z.boolean().default(false),
    /** "9 min": the body's words ÷ 200, rounded; a rule of the build. */
    readingTime: z.string().regex(/^\d+ min$/, 'must be written like "9 min"'),
    tags: z.array(text).min(1),
    /** The page of the service whose craft it teaches; the article leads there, and structured data says so. */
    teaches: path,
    relatedPosts: z.array(ref('posts')).max(3),
    was,
    body: withFigures,
  })
  .check(({ value: { readingTime, body }, issues }) => {
    const words = wordsOf(body);
    const minutes = Math.round(words / wordsPerMinute);
    if (Math.abs(Number.parseInt(readingTime, 10) - minutes) <= 1) return;
    const message = `the body has ${words} words, which take ${minutes} min`;
    issues.push({ code: 'custom', path: ['readingTime'], input: readingTime, message });
  });

/** A page of plain Markdown. */
export const page = z.strictObject({
  title: text,
  /** The title in result lists and tabs. */
  headTitle: text.max(57),
  description: text.min(110).max(160),
  card: text.max(80),
  /** One or two sentences under the title. */
  summary: text,
  /** What its reader asks first, each in a few words that the text says at length. */
  facts: z
    .array(z.strictObject({ label: text.max(20), text: text.max(50) }))
    .max(4)
    .optional(),
  updated: day.optional(),
  was,
  body: withFigures,
});

export const policy = page
  .extend({
    updated: day,
    /** Whether a lawyer has read it; preflight lists those that wait. */
    isReviewed: z.boolean().default(false),
    /** What stands in place of a paragraph "[signup]", by the transport of site.yaml's sign-up: Markdown. */
    signup: z.strictObject({ none: text, post: text, whatsapp: text, mailto: text }).optional(),
  })
  .check(({ value: { signup, body }, issues }) => {
    if ((signup !== undefined) === signupPlace.test(body)) return;
    const message = 'stands in place of a paragraph "[signup]": write both, or neither';
    issues.push({ code: 'custom', path: ['signup'], input: signup, message });
  });

const signupPlace = /^\[signup\]$/m;

/** A policy's text for the transport that sign-up has. */
export const bodyFor = (
  { body, signup }: z.infer<typeof policy>,
  transport: keyof NonNullable<typeof signup>,
): string => (signup ? body.replace(signupPlace, () => signup[transport]) : body);

/** The specification's reading speed. */
const wordsPerMinute = 200;

/** Whether an article may be read: no draft, and its day has begun in India. */
export const isPublicPost = ({ draft, publishDate }: z.infer<typeof post>, now: Date): boolean =>
  !draft && publishDate <= dayInIndia.format(now);

/** Writes a moment as its day: "2024-10-15". */
const dayInIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export type Categories = z.infer<typeof categories>;
/** What entries of a folder have beside what their files say: `pictures` of the body, by their names there. */
export type Entry = { slug: string; isUnpublished?: boolean; pictures?: Record<string, Picture> };
export type Post = z.infer<typeof post> & Entry;
