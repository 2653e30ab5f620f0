/** The cloth of an article's cover: apart from the drawings, which the browser does not load. */
import type { Colour } from '../../content/schemas/common.ts';

/** A colour that a cloth is dyed in. */
export type Dye = Exclude<Colour, 'paper'>;

const grounds: Dye[] = ['madder', 'indigo', 'turmeric'];

/** Returns one of the three dyes by a hash of the slug, so that neighbours in a list seldom share it. */
export const coverGround = (slug: string): Dye =>
  grounds[[...slug].reduce((sum, char) => sum + char.charCodeAt(0), 0) % grounds.length] ?? 'madder';
