/** The drawings of the packages and courses that a page sells, under paths below that page's path. */
import { slug } from 'github-slugger';
import { arc, box, disc, fill, heart, outline, type Point, type Shapes, solid, stroke } from '../shapes.ts';
import { mango } from './services.ts';

/** Returns the path of a course's drawing, from the slug of its page and its id. */
export const courseArt = (page: string, id: string): string => `/coach/${page}/${id}/`;

/** Returns the path of a package's drawing, from the package's name. */
export const packageArt = (name: string): string => `/services/branding/${slug(name)}/`;

/** Draws the logo of an imaginary client, `size` as in mango. */
const logo = (at: Point, size: number) => [
  outline(mango(at, size), 'aa'),
  disc([at[0], at[1]], Math.round(4 * size), 'rrrrrr'),
];

export const drawnPackages: Record<string, Shapes> = {
  /** The logo alone. */
  '/services/branding/logo-only/': () => [outline(mango([18.5, 21], 1.62), 'aa.pp'), disc([18.5, 21.5], 7, 'rr.rrrrr')],
  /** The logo on a business card. */
  '/services/branding/startup-branding/': () => [
    outline(box(0, 4, 41, 27), 'pp'),
    ...logo([11.5, 20], 0.75),
    fill('primary', 24, 12, 13, 2),
    ...[17, 20, 23].map(y => fill('primary', 24, y, y === 23 ? 8 : 13)),
  ],
  /** The logo on a shopping bag. */
  '/services/branding/complete-branding/': () => [
    stroke(arc([20.5, 9], 8, 0.5, 1), 'pp'),
    outline('5,9 36,9 38,35 3,35', 'pp'),
    ...logo([20, 25], 0.82),
  ],
  /** A magnet that attracts a like. */
  '/coach/instagram/instagram-lead-magnet/': () => [
    solid('accent', heart([20.5, 6], 13)),
    stroke([[7, 15], ...arc([20.5, 20], 13.5, 0.5, 0, 12.5), [34, 15]], 'rrrrr'),
    ...[7, 34].map(x => stroke(`${x},9 ${x},14`, 'ttttt')),
  ],
  '/coach/instagram/linkedin-workshop/': () => [
    outline(box(3, 0, 35, 35), 'ppp'),
    disc([12, 10], 2, 'rrr'),
    stroke('12,15 12,29', 'pppp'),
    fill('primary', 18, 15, 4, 15),
    fill('primary', 22, 15, 8, 4),
    fill('primary', 28, 18, 4, 12),
  ],
  /** A post and a message in reply. */
  '/coach/instagram/social-media-masterclass/': () => [
    outline('0,0 27,0 27,18 9,18 4,22 4,18 0,18', 'pp'),
    solid('alert', heart([13.5, 8.5], 11)),
    outline('15,21 41,21 41,31 37,31 37,35 32,31 15,31', 'aa'),
    ...[24.5, 27.5].map((y, i) => fill('primary', 19, y, 18 - 6 * i)),
  ],
  /** A search, and what others searched; one line is chosen. */
  '/coach/seo/keyword-research/': () => [
    outline(box(0, 0, 41, 11), 'pp'),
    disc([8, 4.5], 3, 'rr'),
    stroke('10.5,7 12.5,9', 'rr'),
    fill('primary', 16, 5, 12, 2),
    ...[15, 21, 27, 33].flatMap((y, i) => [
      fill(i === 1 ? 'accent' : 'primary', 6, y, [26, 33, 20, 29][i] ?? 0, i === 1 ? 3 : 2),
      fill(i === 1 ? 'accent' : 'primary', 0, y, 3, i === 1 ? 3 : 2),
    ]),
  ],
  /** A podium: the first three search results. */
  '/coach/seo/seo-masterclass/': () => [
    fill('accent', 14, 13, 14, 23),
    fill('primary', 0, 21, 13, 15),
    fill('primary', 29, 26, 13, 10),
    disc([20.5, 5.5], 5, 'rr.rrr'),
  ],
};
