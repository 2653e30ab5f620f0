/** Ids are unique, and every attribute that names an id names one that exists. */
import { clip, type PageRule } from './rule.ts';

export const ids: PageRule = (page, _, report) => {
  const known = new Set<string>();
  const twice = new Set<string>();
  for (const id of page.ids) (known.has(id) ? twice : known).add(id);
  for (const id of twice) report(`the id "${clip(id)}" stands on more than one element`);
  for (const [name, id] of page.idReferences)
    if (!known.has(id)) report(`${name}="${clip(id)}" names no element of the page`);
};
