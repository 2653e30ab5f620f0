/** The site's settings for the checks of finished pages: limits and rules; and the templates of `npm run new`. */
import { fonts } from './checks/fonts.ts';
import { linkNames } from './checks/link-names.ts';
import { structuredData } from './checks/structured-data.ts';
import { words } from './checks/words.ts';
import { starts } from './starts.ts';

export const settings = {
  limits: {
    // Compressed bytes, with all styles inline. The first view needs at most half of it: pages/first-view.test.ts.
    pageBytes: 28 * 1024,
    // An article, whose text is the point, may be longer.
    articleBytes: 32 * 1024,
    // The blog's first page, whose cards are an island, loads their covers from a separate file, and makes six.
    initialRequests: 7,
  },
  starts,
  rules: {
    'link-names': linkNames,
    'shown-data': structuredData,
    fonts,
    words,
  },
};
