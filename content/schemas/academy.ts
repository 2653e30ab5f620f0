/** The academy: learning paths, programmes, coaching courses, the free series, workshops. */
import { z } from 'zod';
import {
  beforeBooking,
  booking,
  buttons,
  card,
  colour,
  draft,
  drawing,
  guides,
  isConfirmed,
  pageText,
  path,
  refund,
  rupees,
  signupForm,
  slug,
  step,
  testimonial,
  text,
} from './common.ts';
import { offerFacts } from './offer-facts.ts';
import { offerPage, sheet } from './offers.ts';

export const academy = z.strictObject({
  ...pageText('paths', 'benefits', 'differences', 'testimonials'),
  paths: z.array(z.strictObject({ badge: text, text, points: z.array(text).min(3), path })).min(2),
  benefits: z.array(card).min(4),
  differences: z.array(card).min(3),
  testimonials: z
    .array(testimonial.refine(({ course }) => course, { path: ['course'], error: 'must be the path of its course' }))
    .min(1),
});

const course = z.strictObject({
  refund,
  colour,
  /** The name of its drawing. */
  drawing: drawing.optional(),
  title: text,
  description: text,
  bestFor: text,
  requirement: text.optional(),
});

/** A course of the page of paid programmes. */
export const program = course.extend({
  isConfirmed,
  draft,
  /** Its place among them. */
  order: z.int().positive(),
  badge: text,
  tagline: text,
  modules: z.array(card).min(2),
  /** The courses on the page at `enrol` that belong to it, by their ids. */
  includes: z.array(text).default([]),
  /** The target of "Enroll Now": a page of this site or an external booking page. */
  enrol: z.union([z.strictObject({ path }), z.strictObject({ booking })]),
  /** Unless its courses have their own prices on the page at `enrol`. */
  offer: offerFacts.optional(),
});

/** The page of the paid programmes. */
export const programs = z.strictObject({
  ...pageText('courses'),
  offer: offerFacts,
  /** Who begins with which course. */
  beforeBooking,
  guides,
});

/** One of the coaching pages, which share a layout. */
export const coaching = offerPage
  .omit({ refund: true, serviceType: true, buttons: true, invitation: true, booking: true })
  .extend({
    draft,
    /** What one makes in the workshop, of which the sheet is an example. */
    overview: z.array(text).min(1),
    sheet,
    courses: z
      .array(
        course.extend({
          id: slug,
          price: rupees,
          /** "30 hours, weekend batches". */
          format: text,
          learn: z.array(text).min(3),
          /** Only for a course with modules. */
          modules: z.array(card).optional(),
          booking,
        }),
      )
      .min(1),
  });

export const freeCourses = z.strictObject({
  ...pageText('series', 'signup', 'includes', 'reasons', 'audience', 'bonus'),
  isConfirmed,
  offer: offerFacts,
  /** `task` is what visitors can do today, without the video. */
  lessons: z.array(step.extend({ task: text })).min(3),
  /** The form, and what it says once it is sent. */
  signup: signupForm.extend({ success: text }),
  includes: z.array(text).min(2),
  sheet,
  reasons: z.array(card).min(3),
  audience: z.array(text).min(4),
  bonus: z.strictObject({ text, points: z.array(text).min(3), buttons }),
});

/** An audience of the workshops page: its reasons, below their heading, and its topics. */
const audience = z.strictObject({
  gains: text,
  /** The heading of the topics; [Count] is their number. */
  choice: text,
  reasons: z.array(card).min(2),
  topics: z.array(card).min(3),
  drawing,
  buttons,
});

export const workshops = z.strictObject({
  ...pageText('workshops-for-companies', 'seminars-for-communities', 'differences'),
  isConfirmed,
  offer: offerFacts,
  refund,
  companies: audience,
  communities: audience,
  /** In the order of a session. */
  differences: z.array(step).min(2),
});
