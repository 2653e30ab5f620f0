/** Tones: the colours of whole areas, by role. `brand` is home and proof, `deep` the agency, `bright` the academy; a page has its own in the `head` of its record. */
import type { PageTone, Tone } from '../../content/schemas/common.ts';

/** The drawing in components/art/borders/ that runs along the border of a page, by its tone. */
export const borderNames: Record<PageTone, string> = { brand: 'flower', deep: 'mango', bright: 'lamp', paper: 'vine' };

/** Returns the tone of areas beside those in the tone of the page and in its contrast. */
export const thirdTone = (tone: PageTone): Tone => (tone === 'bright' ? 'deep' : 'bright');

const tones = ['brand', 'deep', 'bright'] as const;

/** Returns the tone of the i-th of several areas side by side, counted from 0, so that neighbours differ in rows of two and of four. */
export const toneOf = (i: number): Tone => tones[i % tones.length] as Tone;

/** The same in the other order: bright, deep, brand. */
export const brightFirst = (i: number): Tone => toneOf(2 * i + 2);

/** Returns the tone of an article's cover, by a hash of its slug, so that neighbours in a list seldom share it. */
export const coverToneOf = (slug: string): Tone => toneOf([...slug].reduce((sum, char) => sum + char.charCodeAt(0), 0));
