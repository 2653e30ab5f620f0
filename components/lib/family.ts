/** The families of pages, each with the dye of its cloth. */
import type { Colour } from '../../content/schemas/common.ts';

const families: [path: RegExp, family: Colour | 'paper'][] = [
  [/^\/(?:404\.html|clients\/|consult\/.*)?$/, 'madder'],
  [/^\/(?:academy|coach)\//, 'turmeric'],
  [/^\/(?:blog\/|[^/]*-policy\/|terms)/, 'paper'],
];

/** Returns the dye of a page: madder for home, proof, consultations and what is not found, turmeric for the academy, paper for what is read, otherwise the agency's indigo. */
export const familyOf = (path: string): Colour | 'paper' =>
  families.find(([paths]) => paths.test(path))?.[1] ?? 'indigo';

/** What runs along the border of a cloth, by the family of its page: drawings in components/art/borders/. */
export const borders: Record<Colour | 'paper', string> = {
  madder: 'flower',
  indigo: 'mango',
  turmeric: 'lamp',
  paper: 'vine',
};

const dyes = ['madder', 'indigo', 'turmeric'] as const;

/** Returns the dye of the i-th of several areas side by side, counted from 0, so that neighbours differ in rows of two and of four. */
export const dyeOf = (i: number): Colour => dyes[i % dyes.length] as Colour;

/** Returns the dyes in the other order, turmeric, indigo, madder: those of the three pillars, and of the ways to learn. */
export const turmericFirst = (i: number): Colour => dyeOf(2 * i + 2);

/** Returns the dye of an article's cover, by a hash of its slug, so that neighbours in a list seldom share it. */
export const dyeOfCover = (slug: string): Colour => dyeOf([...slug].reduce((sum, char) => sum + char.charCodeAt(0), 0));
