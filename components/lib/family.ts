/** The families of pages, each with the dye of its cloth. */
import type { Colour } from '../../content/schemas/common.ts';

/** A colour that a cloth is dyed in. */
export type Dye = Colour;

const families: [path: RegExp, family: Dye | 'paper'][] = [
  [/^\/(?:404\.html|clients\/|consult\/.*)?$/, 'madder'],
  [/^\/(?:academy|coach)\//, 'turmeric'],
  [/^\/(?:blog\/|[^/]*-policy\/|terms)/, 'paper'],
];

/** Returns the dye of a page: madder for home, proof, consultations and what is not found, turmeric for the academy, paper for what is read, otherwise the agency's indigo. */
export const familyOf = (path: string): Dye | 'paper' => families.find(([paths]) => paths.test(path))?.[1] ?? 'indigo';

const dyes = ['madder', 'indigo', 'turmeric'] as const;

/** Returns the dye of the i-th of several areas side by side, counted from 0, so that neighbours differ in rows of two and of four. */
export const dyeOf = (i: number): Dye => dyes[i % dyes.length] as Dye;

/** Returns the dyes in the other order, turmeric, indigo, madder: those of the three pillars, and of the ways to learn. */
export const turmericFirst = (i: number): Dye => dyeOf(2 * i + 2);

/** Returns the dye of an article's cover, by a hash of its slug, so that neighbours in a list seldom share it. */
export const dyeOfCover = (slug: string): Dye => dyeOf([...slug].reduce((sum, char) => sum + char.charCodeAt(0), 0));
