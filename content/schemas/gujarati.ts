/** A page in Gujarati: its words, and which of the shared sections it has. */
import { z } from 'zod';
import { booking, closing, head, path, scene, slug, text } from './common.ts';
import { isNative } from './languages.ts';

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

const sections = z.discriminatedUnion('kind', [
  /** The card with the contact details, and the map. */
  section.extend({ kind: z.literal('contact') }),
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
    picture: z.enum(['hours']),
    /** Puts the chat before a phone call, instead of a booking before the chat. */
    isPhone: z.boolean().default(false),
  }),
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
