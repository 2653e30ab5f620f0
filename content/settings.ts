/** The site's settings for the checks of finished pages: limits and rules. */
import { fonts } from './checks/fonts.ts';
import { linkNames } from './checks/link-names.ts';
import { structuredData } from './checks/structured-data.ts';
import { words } from './checks/words.ts';
import { lengths } from './schemas/common.ts';

export const settings = {
  limits: {
    ...lengths,
    // The blog's first page, whose cards are an island, loads their covers from a separate file, and makes six.
    initialRequests: 7,
  },
  rules: {
    'link-names': linkNames,
    'shown-data': structuredData,
    fonts,
    words,
  },
};
