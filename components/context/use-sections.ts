import type { Content } from '../../content/schema.ts';
import { useSite } from './site.tsx';

/** Returns the headings of an offer's sections: those that offers share, unless it has its own. */
export const useSections = <Own extends object>(own?: Own) =>
  ({ ...useSite().sharedTexts.sections, ...own }) as Content['offers']['sections'] & Own;
