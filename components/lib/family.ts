/** The families of pages, each with the dye of its cloth. */
import type { Colour } from '../../content/schemas/common.ts';

const families: [path: RegExp, colour: Colour][] = [
  [/^\/(?:404\.html|clients\/.*)?$/, 'madder'],
  [/^\/(?:academy|coach)\//, 'turmeric'],
  [/^\/(?:blog\/|[^/]*-policy\/|terms)/, 'paper'],
];

/** Returns the dye of a page: madder for home, proof and what is not found, turmeric for the academy, paper for what is read, otherwise the agency's indigo. */
export const familyOf = (path: string): Colour => families.find(([paths]) => paths.test(path))?.[1] ?? 'indigo';

const dyes = ['madder', 'indigo', 'turmeric'] as const;

/** Returns the dye of the i-th of several areas side by side, counted from 0, so that neighbours differ in rows of two and of four. */
export const dyeOf = (i: number): Colour => dyes[i % dyes.length] as Colour;

/** Returns the dyes in the other order, turmeric, indigo, madder: those of the three pillars, and of the ways to learn. */
export const turmericFirst = (i: number): Colour => dyeOf(2 * i + 2);
