/** Who the agency worked for and what came of it; the home, about and framework pages' lists. */
import { z } from 'zod';
import { card, figure, head, isSample, path, question, ref, testimonial, text, withFigure } from './common.ts';
import { icon } from './icons.ts';
import { pictureFile } from './pictures.ts';

const caseStudy = z
  .strictObject({
    challenge: text,
    strategy: z.array(text).min(3),
    /** The page of the work that mattered most: its drawing stands over the story. */
    work: path.optional(),
    /** Figures of claims.yaml: what is no figure is said in `outcome`. */
    results: z.array(z.strictObject({ metric: text, claim: ref('claims') })).default([]),
    outcome: text.optional(),
    testimonial,
    duration: figure,
    /** Only where it is known; the duration is shown beside it. */
    budget: figure.optional(),
    isSample,
  })
  .refine(({ results, outcome }) => results.length > 0 || outcome, {
    error: 'must say what came of it: figures as `results`, or words as `outcome`',
  });

/** A page of a client's own, /clients/<id>/, beside what the case study says. */
const clientPage = z.strictObject({ head, title: text, lead: text, story: z.array(text).min(2) });

const client = z
  .strictObject({
    id: text,
    name: text,
    industry: ref('industries'),
    services: z.array(text).min(1),
    resultSnippet: text,
    /** In place of the name's initials. */
    logo: pictureFile.optional(),
    /** Featured clients have one. */
    caseStudy: caseStudy.optional(),
    page: clientPage.optional(),
    isSample,
  })
  .refine(({ page, caseStudy }) => !page || (caseStudy && caseStudy.results.length > 0), {
    path: ['page'],
    error: 'needs a case study with `results`: a page of its own tells figures',
  });

export const clients = z.array(client).min(1);
export const industries = z.record(z.string(), z.strictObject({ name: text, icon }));
export const clientQuestions = z.array(question).min(3);

/** The three campaigns on the home page; their figures are claims. */
export const campaigns = z
  .array(
    z.strictObject({
      id: text,
      title: text,
      story: text,
      /** "880+ leads", and, where the result came in a known time, "in 20 days". */
      headline: z.strictObject({ claim: ref('claims'), label: text, within: ref('claims').optional() }),
      facts: z.array(withFigure({ label: text })).min(2),
      /** What one dot of its hill on the first screen is, where it has one: "one lead". */
      hill: text.optional(),
      /** The headline's figure in rows of counted dots; `before` is a smaller figure to hold against it. */
      chart: z.strictObject({ before: ref('claims').optional(), each: z.int().positive(), unit: text }),
    }),
  )
  .min(2)
  .check(({ value, issues }) => {
    const wrong = (i: number, key: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [i, key], message });
    const unit = value.find(({ hill }) => hill)?.hill;
    if (!unit) wrong(0, 'hill', 'one campaign at least has a hill on the first screen: say what one dot of it is');
    for (const [i, { hill, headline, chart }] of value.entries()) {
      if (hill && hill !== unit) wrong(i, 'hill', `all hills of the first screen count one thing, ${unit}`);
      const first = value.find(other => other.headline.label === headline.label)?.chart;
      if (first && first.each !== chart.each)
        wrong(i, 'chart', `charts of ${headline.label} can be compared: a dot of each is ${first.unit}`);
    }
  });

/** The one offer to start with, by its path in rates.yaml, and the message that asks for it; the offer's name follows it. */
const start = z.strictObject({ path, why: text, message: text });

/** A pillar of the system, and the question whose No leads to its start. */
const pillar = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'must be a word in small letters'),
  name: text,
  verb: text,
  text,
  points: z.array(text).min(3),
  question: text,
  start,
});

/** The Trece System. */
export const system = z.strictObject({
  /** Three, by whose names the system is known; each has a colour and a cluster of dots. */
  pillars: z.array(pillar).length(3),
  /** What stands around the questions, and where to start when none of the three is missing. */
  check: z.strictObject({ yes: text, no: text, missing: text, complete: text, start }),
  comparisons: z.array(z.strictObject({ wrong: text, right: text })).min(2),
  offers: z.array(card.extend({ path })).min(3),
  audience: z.array(card).min(4),
});

export const home = z.strictObject({
  ways: z
    .array(z.strictObject({ name: text, title: text, text, points: z.array(text).min(3), path, action: text }))
    .min(1),
  audience: z.array(card).min(2),
  reasons: z.array(card).min(4),
  testimonials: z.array(testimonial).min(1),
});

export const about = z.strictObject({
  story: z.array(text).min(2),
  tiles: z.array(card).min(2),
  services: z.array(card.extend({ bestFor: text, path })).min(3),
});

export type Client = z.infer<typeof client>;
export type Industries = z.infer<typeof industries>;
export type Campaign = z.infer<typeof campaigns>[number];
export type System = z.infer<typeof system>;
export type Home = z.infer<typeof home>;
