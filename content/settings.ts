/** The site's settings for the checks of finished pages: limits, rules and waivers, each with a reason; and the templates of `npm run new`. */
import { starts } from './starts.ts';

type Link = { href: string; text: string; label: string };

/** Reports links with the same name but different targets, which cannot be distinguished in a screen reader's list of links. */
function linkNames({ links }: { links: readonly Link[] }): string[] {
  const targets = new Map<string, string>();
  return links.flatMap(({ href, text, label }) => {
    const name = label || text;
    const target = targets.get(name.toLowerCase()) ?? href;
    targets.set(name.toLowerCase(), target);
    if (target === href) return [];
    // The contents of an article link to its headings.
    return target.startsWith('#') && href.startsWith('#')
      ? [`two of its headings are "${name}"`]
      : [`two links are named "${name}": one leads to ${target}, the other to ${href}`];
  });
}

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
  },
  waivers: [
    {
      property: 'openingHoursSpecification',
      reason:
        'the specification fixes two sets of hours, Monday to Saturday 11:00 to 19:00 on the page and Monday to Friday 10:00 to 19:00 in structured data',
    },
  ],
};
