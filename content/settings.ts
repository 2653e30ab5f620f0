/** What this site asks of the checks of its finished pages: limits and rules of its own, rules that it switches off, what it lets pass, each with a reason. */

import { starts } from './starts.ts';

type Link = { href: string; text: string; label: string };

/** Links of one name lead to one place: in a list of links, as a screen reader has it, nothing but the name is told. */
function linkNames({ links }: { links: readonly Link[] }): string[] {
  const goals = new Map<string, string>();
  return links.flatMap(({ href, text, label }) => {
    const name = label || text;
    const goal = goals.get(name.toLowerCase()) ?? href;
    goals.set(name.toLowerCase(), goal);
    return goal === href ? [] : [`two links are named "${name}": one goes to ${goal}, the other to ${href}`];
  });
}

export const settings = {
  limits: {
    // One more than the generator's: the list of articles shows their covers out of a file of its own, which grows with every article, and no other page.
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
