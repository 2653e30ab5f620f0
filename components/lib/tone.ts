/** Tones: the colours of whole areas, by role. `brand` is home and proof, `deep` the agency, `bright` the academy; an offer may choose another. */
import type { Tone } from '../../content/schemas/common.ts';
import { findRate, type Rates } from '../../content/schemas/rates.ts';

/** The tone of a page, for what has the class `tone-page`. A page of paper is for reading: only its borders are coloured. */
export type PageTone = Tone | 'paper';

const pages: [path: RegExp, tone: PageTone][] = [
  [/^\/(?:404\.html|clients\/|consult\/.*)?$/, 'brand'],
  [/^\/(?:academy|coach)\//, 'bright'],
  [/^\/(?:blog\/|[^/]*-policy\/|terms)/, 'paper'],
];

/** Returns the tone of a page: that of its offer in content/rates.yaml, or else that of its part of the site. "/academy/" → "bright". */
export const pageToneOf = (path: string, rates: Rates): PageTone =>
  findRate(rates, path)?.tone ?? pages.find(([paths]) => paths.test(path))?.[1] ?? 'deep';

/** The drawing in components/art/borders/ that runs along the border of a page, by its tone. */
export const borders: Record<PageTone, string> = { brand: 'flower', deep: 'mango', bright: 'lamp', paper: 'vine' };

/** Returns the tone of areas beside those in the tone of the page and in its contrast. */
export const thirdTone = (tone: PageTone): Tone => (tone === 'bright' ? 'deep' : 'bright');

const tones = ['brand', 'deep', 'bright'] as const;

/** Returns the tone of the i-th of several areas side by side, counted from 0, so that neighbours differ in rows of two and of four. */
export const toneOf = (i: number): Tone => tones[i % tones.length] as Tone;

/** The same in the other order: bright, deep, brand. */
export const brightFirst = (i: number): Tone => toneOf(2 * i + 2);

/** Returns the tone of an article's cover, by a hash of its slug, so that neighbours in a list seldom share it. */
export const coverToneOf = (slug: string): Tone => toneOf([...slug].reduce((sum, char) => sum + char.charCodeAt(0), 0));
