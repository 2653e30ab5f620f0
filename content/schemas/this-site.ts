/** The page about how this site was made. */
import { z } from 'zod';
import { card, colour, day, drawnCard, text } from './common.ts';

export const thisSite = z.strictObject({
  dyes: z.array(drawnCard.extend({ colour })).length(3),
  reasons: z.array(card).min(2),
  /** When Lighthouse was run. */
  measured: day,
  method: z.array(z.strictObject({ label: text, text })).min(1),
});
