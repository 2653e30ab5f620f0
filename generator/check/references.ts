/** Ids are unique, and every attribute that names an id names one that exists. */
import type { PageRule } from '../check.ts';

export const references: PageRule = ({ ids, idReferences }) => {
  const known = new Set(ids);
  const twice = [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];
  return [
    ...twice.map(id => `the id "${id}" stands on more than one element`),
    ...idReferences
      .filter(([, id]) => !known.has(id))
      .map(([name, id]) => `${name}="${id}" names no element of the page`),
  ];
};
