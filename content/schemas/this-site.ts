/** The page about how this site was made. */
import { z } from 'zod';
import { card } from './common.ts';

export const thisSite = z.strictObject({ reasons: z.array(card).min(2) });
