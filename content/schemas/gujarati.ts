/** A page in Gujarati: its words, and which of the shared sections it has. */
import { z } from 'zod';
import { booking, closing, drawnCard, head, path, phase, question, result, scene, slug, text } from './common.ts';
import { isNative } from './languages.ts';
import { budgetWords, sheet } from './offers.ts';
import { type Campaign, home, type System } from './proof.ts';

/** What every section has. The id is that of the same section in English, so that anchors work in both. */
const section = z.strictObject({
  id: slug,
  title: text,
  intro: text.optional(),
  tone: z.enum(['plain', 'tinted', 'page', 'deep', 'brand', 'bright']).optional(),
  layout: z.enum(['above', 'beside']).optional(),
  /** Ends with the button to book a call. */
  isCall: z.boolean().default(false),
});

/** What follows from an answer to one of the three questions, in words and in the message of the chat. */
const answer = { why: text, message: text };

const sections = z.discriminatedUnion('kind', [
  /** The card with the contact details, and the map; only on the contact page. */
  section.extend({ kind: z.literal('contact') }),
  /** Only on the home page: the three questions of system.yaml, by their ids, and what follows from the answers. */
  section.extend({
    kind: z.literal('pillars'),
    pillars: z.record(z.string(), z.strictObject({ name: text, verb: text, question: text, ...answer })),
    check: z.strictObject({ yes: text, no: text, missing: text, complete: text, ...answer }),
  }),
  /** The ways to grow, each with its link. */
  section.extend({ kind: z.literal('ways'), ways: home.shape.ways }),
  section.extend({ kind: z.literal('campaigns') }),
  /** The prices of the offers at some paths, and of others. */
  section.extend({
    kind: z.literal('prices'),
    paths: z.array(path).default([]),
    lines: z.array(z.strictObject({ name: text, path, price: text, forWhom: text })).default([]),
  }),
  /** The budget calculator, with the example of content/pricing.yaml; below it, what to do when too little is left. */
  section.extend({ kind: z.literal('budget'), calculator: budgetWords, smaller: text }),
  section.extend({ kind: z.literal('text'), paragraphs: z.array(text).min(1) }),
  section.extend({ kind: z.literal('table'), table: sheet, isExample: z.boolean().default(false) }),
  section.extend({ kind: z.literal('cards'), cards: z.array(drawnCard).min(2) }),
  section.extend({ kind: z.literal('phases'), phases: z.array(phase).min(2) }),
  section.extend({ kind: z.literal('results'), cards: z.array(result).min(2) }),
  section.extend({ kind: z.literal('questions'), questions: z.array(question).min(3) }),
  section.extend({ kind: z.literal('points'), points: z.array(text).min(2) }),
]);

export const gujarati = z.strictObject({
  isNative,
  head: head.extend({ cardTitle: text }),
  /** The name in breadcrumbs, but of the home page. */
  name: text.optional(),
  hero: z.strictObject({
    badge: text.default(''),
    kicker: text.default(''),
    title: text,
    lead: text,
    price: text.default(''),
    /** A few prices beside the words. An offer has its drawing and its price instead. */
    prices: z.array(z.strictObject({ price: text, name: text })).optional(),
    /** Below the buttons. */
    note: text.default(''),
  }),
  /** The words for campaigns.yaml, by their ids: of its facts in their order. `none` is what a fact without a figure says. */
  campaigns: z
    .record(
      z.string(),
      z.strictObject({
        title: text,
        label: text,
        facts: z.array(text),
        none: text.optional(),
        unit: text,
      }),
    )
    .default({}),
  /** The draft message of the chat. */
  chatText: text,
  booking: booking.default('call'),
  sections: z.array(sections).min(1),
  /** The last section: on a wide drawing, and with a link instead of the buttons to book and to chat, if it has one. */
  closing: closing.extend({
    scene: scene.optional(),
    link: z.strictObject({ path, label: text }).optional(),
  }),
});

export type Gujarati = z.infer<typeof gujarati>;
export type GujaratiSection = Gujarati['sections'][number];

/** Returns the campaigns that have words, with their figures. */
export const campaignsIn = (campaigns: Campaign[], words: Gujarati['campaigns']): Campaign[] =>
  campaigns.flatMap(campaign => {
    const own = words[campaign.id];
    if (!own) return [];
    return {
      ...campaign,
      title: own.title,
      headline: { ...campaign.headline, label: own.label },
      facts: campaign.facts.map((fact, i) => ({
        ...fact,
        label: own.facts[i] ?? fact.label,
        ...('value' in fact && { value: own.none ?? fact.value }),
      })),
      chart: { ...campaign.chart, unit: own.unit },
    };
  });

/** Returns the three pillars with the words of a section, and the offers that they lead to. */
export function pillarsIn(
  { pillars, check }: Pick<System, 'pillars' | 'check'>,
  words: Pick<Extract<GujaratiSection, { kind: 'pillars' }>, 'pillars' | 'check'>,
): Pick<System, 'pillars' | 'check'> {
  const { why, message, ...labels } = words.check;
  return {
    pillars: pillars.map(pillar => {
      const { why, message, ...own } = words.pillars[pillar.id] ?? { ...pillar.start };
      return { ...pillar, ...own, start: { ...pillar.start, why, message } };
    }),
    check: { ...labels, start: { ...check.start, why, message } },
  };
}
