/** Clients and results, and the lists of the home, about and system pages. */
import { z } from 'zod';
import {
  card,
  drawing,
  drawnCard,
  figures,
  isSample,
  metric,
  pageText,
  path,
  question,
  ref,
  testimonial,
  text,
  withMetric,
} from './common.ts';
import { icon } from './icons.ts';
import { isNative } from './in-language.ts';

const caseStudy = z.strictObject({
  challenge: text,
  strategy: z.array(text).min(3),
  results: z.array(withMetric({ metric: text })).min(1),
  testimonial,
  duration: metric,
  /** Only if known; it is shown with the duration. */
  budget: metric.optional(),
  drawing: drawing.optional(),
  /** The words of an example post, of which the drawing is the picture. */
  post: text.optional(),
  isSample,
});

const client = z.strictObject({
  id: text,
  name: text,
  industry: ref('industries'),
  icon,
  services: z.array(text).min(1),
  resultSnippet: text,
  /** Only for featured clients. */
  caseStudy: caseStudy.optional(),
  isSample,
});

export const clients = z.array(client).min(1);
export const industries = z.record(z.string(), z.strictObject({ name: text, icon }));

/** The clients page. */
export const ourClients = z.strictObject({
  ...pageText('stories', 'portfolio', 'industries', 'results', 'questions'),
  work: figures,
  /** The marks above the stories and the portfolio while all are samples. */
  samples: z.strictObject({ stories: text, portfolio: text }),
  /** The labels of a story's parts. */
  story: z.strictObject({
    challenge: text,
    strategy: text,
    services: text,
    results: text,
    budget: text,
    duration: text,
  }),
  results: figures,
  questions: z.array(question).min(3),
});

const campaign = z.strictObject({
  id: text,
  title: text,
  /** The result, "880+ leads", and if known its period, "in 20 days", and its budget, "from ₹25,000". */
  headline: z.strictObject({
    claim: ref('claims'),
    label: text,
    within: ref('claims').optional(),
    from: ref('claims').optional(),
  }),
  facts: z.array(withMetric({ label: text })).min(2),
  /** What was done. */
  ran: text,
  /** Whether its chart is a hill in the home page's hero, too. */
  hill: z.boolean().default(false),
  /** The chart of the headline's figure, with a dot for `each`; `before` is a smaller figure to compare it with. */
  chart: z.strictObject({ before: ref('claims').optional(), each: z.int().positive(), unit: text }),
});

/** The campaigns of the home and clients pages. Their figures are claims. */
export const campaigns = z
  .array(campaign)
  .min(2)
  .check(({ value, issues }) => {
    const report = (i: number, key: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [i, key], message });
    const unit = value.find(({ hill }) => hill)?.chart.unit;
    if (!unit) report(0, 'hill', 'at least one campaign needs a hill: true');
    for (const [i, { hill, headline, chart }] of value.entries()) {
      if (hill && chart.unit !== unit) report(i, 'hill', `all hills must have the same unit, ${unit}`);
      const first = value.find(other => other.headline.label === headline.label)?.chart;
      if (first && first.each !== chart.each)
        report(i, 'chart', `charts of ${headline.label} must have the same unit, ${first.unit}, to be comparable`);
    }
  });

/** The offer to start with, by its path, and the chat message that precedes the offer's name. */
const start = z.strictObject({ path, why: text, message: text });

/** A pillar of the system, with a question to which "no" leads to the offer `start`. */
const pillar = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'must be a word in lower case'),
  name: text,
  verb: text,
  text,
  points: z.array(text).min(3),
  question: text,
  start,
});

/** The Trece System. */
export const system = z.strictObject({
  ...pageText('pillars', 'comparisons', 'offers', 'audience'),
  /** Three, each with its own colour and cluster of dots. */
  pillars: z.array(pillar).length(3),
  /** The labels of the answers and results, and the offer for "yes" to all questions. */
  check: z.strictObject({ yes: text, no: text, missing: text, complete: text, start }),
  /** The labels of the two sides of a comparison. */
  sides: z.strictObject({ wrong: text, right: text }),
  comparisons: z.array(z.strictObject({ wrong: text, right: text })).min(2),
  audience: z.array(drawnCard).min(4),
});

/** What the home page in another language shows of the system and of the campaigns. */
export const systemInLanguage = z.strictObject({
  isNative,
  pillars: z.array(pillar.omit({ text: true, points: true })).length(3),
  check: system.shape.check,
});
export const campaignsInLanguage = z.strictObject({ isNative, list: z.array(campaign.omit({ ran: true })).min(1) });

const calculator = z.strictObject({
  followers: text,
  industry: text,
  posts: text,
  button: text,
  results: z.strictObject({ reach: text, leads: text, revenue: text }),
  /** What a dot of the picture stands for, and what to do first when there are few. */
  one: text,
  few: text,
  how: text,
});

const homeFields = z.strictObject({
  ...pageText('pillars', 'ways', 'audience', 'reasons', 'case-studies', 'testimonials', 'calculator', 'about'),
  /** The band below the hero. */
  figures: figures.optional(),
  /** Of the agency, beside the founder's portrait. */
  experience: figures,
  /** The labels of the ROI calculator. */
  calculator,
  /** Each with the name of the page at its `path`, if it has no title. */
  ways: z
    .array(
      z.strictObject({ name: text, title: text.optional(), text, points: z.array(text).min(3), path, action: text }),
    )
    .min(1),
  audience: z.array(drawnCard).min(2),
  reasons: z.array(card).min(4),
  testimonials: z.array(testimonial).min(1),
});

export const home = homeFields.omit({ name: true });

export const about = z.strictObject({
  ...pageText('story', 'system', 'tiles', 'services'),
  /** A sentence about the founder, once the name is known. */
  founder: text,
  experience: figures,
  story: z.array(text).min(2),
  /** The ways in which one has a service. */
  groups: z.strictObject({ learning: text, consultations: text, services: text }),
  tiles: z.array(card).min(2),
});

export type Client = z.infer<typeof client>;
export type OurClients = z.infer<typeof ourClients>;
export type Industries = z.infer<typeof industries>;
export type Campaign = z.infer<typeof campaigns>[number];
export type System = z.infer<typeof system>;
export type Home = z.infer<typeof home>;
