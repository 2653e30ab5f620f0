/** The site's settings for the checks of finished pages: limits, rules and waivers, each with a reason. */

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
    // One more than the default, because the blog's first page, whose cards are an island, loads their covers from a separate file.
    initialRequests: 7,
  },
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
