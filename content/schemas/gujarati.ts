/** A page in Gujarati: its words, and which of the shared sections it has. */
import { z } from 'zod';
import { booking, closing, head, path, scene, slug, text } from './common.ts';
import { isNative } from './languages.ts';
import { type Campaign, home, type System } from './proof.ts';

/** What every section has. The id is that of the same section in English, so that anchors work in both. */
const section = z.strictObject({
  id: slug,
  title: text,
  intro: text.optional(),
  variant: z.enum(['plain', 'tinted', 'cloth', 'indigo', 'madder', 'turmeric']).optional(),
  layout: z.enum(['above', 'beside']).optional(),
  /** Ends with the button to book a call. */
  isCall: z.boolean().default(false),
});

/** What follows from an answer to one of the three questions, in words and in the message of the chat. */
const answer = { why: text, message: text };

const sections = z.discriminatedUnion('kind', [
  /** The card with the contact details, and the map. */
  section.extend({ kind: z.literal('contact') }),
  /** The three questions of system.yaml, by their ids, and what follows from the answers. */
  section.extend({
    kind: z.literal('pillars'),
    pillars: z.record(z.string(), z.strictObject({ name: text, verb: text, question: text, ...answer })),
    check: z.strictObject({ yes: text, no: text, missing: text, complete: text, ...answer }),
  }),
  /** The ways to grow, each with its link. */
  section.extend({ kind: z.literal('ways'), ways: home.shape.ways }),
  /** The campaigns of the page. */
  section.extend({ kind: z.literal('campaigns') }),
  /** The prices in short of the offers at some paths. */
  section.extend({ kind: z.literal('prices'), paths: z.array(path).min(2) }),
  /** A checklist; `dots` is a number that a dot is drawn for each of. */
  section.extend({ kind: z.literal('points'), points: z.array(text).min(2), dots: text.optional() }),
]);

export const gujarati = z.strictObject({
  isNative,
  head: head.extend({ cardTitle: text }),
  /** The name in breadcrumbs. */
  name: text,
  hero: z.strictObject({
    badge: text.default(''),
    kicker: text.default(''),
    title: text,
    lead: text,
    price: text.default(''),
    /** What stands beside the words. */
    picture: z.enum(['hours', 'skyline']),
    /** Below the buttons. */
    note: text.default(''),
    /** Puts the chat before a phone call, instead of a booking before the chat. */
    isPhone: z.boolean().default(false),
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
        hill: text.optional(),
        unit: text,
      }),
    )
    .default({}),
  /** The draft message of the chat. */
  chatText: text,
  booking: booking.default('call'),
  sections: z.array(sections).min(1),
  /** The last section, with a link instead of the buttons to book and to chat, if it has one. */
  closing: closing.extend({
    scene,
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
      ...(campaign.hill && { hill: own.hill ?? campaign.hill }),
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
