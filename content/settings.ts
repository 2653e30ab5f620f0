/** The site's settings for the checks of finished pages: limits and rules; and the templates of `npm run new`. */
import { customProperties } from './checks/custom-properties.ts';
import { fonts } from './checks/fonts.ts';
import { linkNames } from './checks/link-names.ts';
import { structuredData } from './checks/structured-data.ts';
import { words } from './checks/words.ts';
import { starts } from './starts.ts';

export const settings = {
  limits: {
    // One more than the default, because the blog's first page, whose cards are an island, loads their covers from a separate file.
    initialRequests: 7,
  },
  starts,
  rules: {
    'link-names': linkNames,
    'shown-data': structuredData,
    fonts,
    'custom-properties': customProperties,
    words,
  },
};
