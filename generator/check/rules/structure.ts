/** The structure of a page: its headings, and the ids by which its elements refer to each other. */
import { clip, type PageRule } from './rule.ts';

/** One h1, and no level skipped on the way down. */
export const headings: PageRule = ({ headings: found }, _, report) => {
  const ones = found.filter(({ level }) => level === 1);
  if (ones.length !== 1) report(`has ${ones.length} h1 headings; a page has exactly one`, ones[1]?.text);
  found.forEach(({ level, text }, i) => {
    const before = found[i - 1]?.level ?? level;
    if (level > before + 1)
      report(`the heading "${clip(text)}" is an h${level} after an h${before}; a level is skipped`, text);
    if (text === '') report(`has an empty h${level}`);
  });
};

/** Ids are unique, and every attribute that refers to an id refers to one that exists. */
export const ids: PageRule = (page, _, report) => {
  const known = new Set<string>();
  const duplicates = new Set<string>();
  for (const id of page.ids) (known.has(id) ? duplicates : known).add(id);
  for (const id of duplicates) report(`the id "${clip(id)}" is on more than one element`);
  for (const [name, id] of page.idReferences)
    if (!known.has(id)) report(`${name}="${clip(id)}" refers to no element of the page`);
};
