/** The site's settings for the checks of finished pages: limits and rules. */
import { customProperties } from './checks/custom-properties.ts';
import { fonts } from './checks/fonts.ts';
import { linkNames } from './checks/link-names.ts';
import { structuredData } from './checks/structured-data.ts';
import { words } from './checks/words.ts';

export const settings = {
  limits: {
    // The blog's first page, whose cards are an island, loads their covers from a separate file, and makes six.
    initialRequests: 7,
  },
  rules: {
    'link-names': linkNames,
    'shown-data': structuredData,
    'custom-properties': customProperties,
    fonts,
    words,
  },
};
