/** Links with the same name but different targets cannot be distinguished in a screen reader's list of links. */
import type { PageRule } from '../../generator/check/check.ts';

/** Reports each link that shares its name with one to another target. */
export const linkNames: PageRule = ({ links }, _, report) => {
  const targets = new Map<string, string>();
  for (const { href, text, label } of links) {
    const name = label || text;
    const target = targets.get(name.toLowerCase()) ?? href;
    targets.set(name.toLowerCase(), target);
    if (target === href) continue;
    // The contents of an article link to its headings.
    const isHeading = target.startsWith('#') && href.startsWith('#');
    if (isHeading) report(`two of its headings are "${name}"`, name);
    else report(`two links are named "${name}": one leads to ${target}, the other to ${href}`, href, name);
  }
};
