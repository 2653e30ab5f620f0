/** The drawings of the packages and courses that a page sells, under paths below that page's path. */
import { slug } from 'github-slugger';
import type { Content } from '../../../content/schema.ts';
import { arc, box, fill, heart, type Shapes, sketch, text, where } from '../shapes.ts';

/** Returns the path of a course's drawing, from the slug of its page and its id. */
export const courseArt = (page: string, id: string): string => `/coach/${page}/${id}/`;

/** Returns the path of a package's drawing, from the package's name. */
export const packageArt = (name: string): string => `/services/branding/${slug(name)}/`;

/** Returns all courses and packages, each with the path of its drawing and its name. */
export const coursesAndPackages = (coaching: Content['coaching'], { packages }: Content['branding']) => [
  ...coaching.flatMap(page => page.courses.map(({ id, title }) => ({ path: courseArt(page.slug, id), name: title }))),
  ...packages.map(({ name }) => ({ path: packageArt(name), name })),
];

/** Returns the logo of an imaginary client, `radius` dots from its centre to its corners. */
const markOf = (x: number, y: number, radius: number) => [
  where('accent', (column, row) => column < x && Math.abs(column - x) + Math.abs(row - y) <= radius),
  where('alert', (column, row) => column > x && Math.abs(column - x) + Math.abs(row - y) <= radius),
  where('text', (column, row) => row > y && Math.abs(column - x) + Math.abs(row - y) <= radius / 2),
];

export const drawnPackages: Record<string, Shapes> = {
  /** The logo alone. */
  '/services/branding/logo-only/': () => markOf(12.5, 10.5, 11),
  /** The logo on a business card. */
  '/services/branding/startup-branding/': () => [
    box('primary', 0, 2, 26, 18),
    ...markOf(7.5, 10.5, 5),
    fill('primary', 15, 7, 8),
    text(15, 10, 8),
    text(15, 12, 8),
    text(15, 14, 5),
  ],
  /** The logo on a shopping bag. */
  '/services/branding/complete-branding/': () => [
    arc('primary', [12.5, 6], 5, 0.5, 1),
    box('primary', 2, 6, 22, 16),
    ...markOf(12.5, 13.5, 6),
  ],
  /** A magnet that attracts a like. */
  '/coach/instagram/instagram-lead-magnet/': () => [
    sketch('accent', 9, 1, heart),
    where('alert', (x, y) => y > 11 && Math.abs(Math.hypot(x - 12.5, y - 12) - 7) <= 2),
    fill('alert', 4, 8, 4, 4),
    fill('alert', 18, 8, 4, 4),
    fill('text', 4, 5, 4, 3),
    fill('text', 18, 5, 4, 3),
  ],
  '/coach/instagram/linkedin-workshop/': () => [
    box('primary', 2, 0, 22, 22),
    fill('alert', 6, 4, 3, 3),
    fill('primary', 6, 9, 3, 9),
    sketch('primary', 12, 9, `###.###. ######## ####.### ${'###..### '.repeat(6)}`),
  ],
  /** A post and a message in reply. */
  '/coach/instagram/social-media-masterclass/': () => [
    box('primary', 0, 0, 17, 11),
    sketch('primary', 3, 11, '##. #..'),
    sketch('alert', 5, 2, heart),
    box('accent', 9, 12, 17, 8),
    sketch('accent', 20, 20, '.## ..#'),
    text(12, 15, 11),
    text(12, 17, 7),
  ],
  /** A key in a search window. */
  '/coach/seo/keyword-research/': () => [
    box('primary', 0, 2, 26, 18),
    where('accent', (x, y) => Math.abs(Math.hypot(x - 7.5, y - 10.5) - 3.3) <= 1.2),
    fill('accent', 12, 10, 11, 2),
    fill('alert', 17, 12, 2, 3),
    fill('alert', 21, 12, 2, 2),
  ],
  /** A podium: the first three search results. */
  '/coach/seo/seo-masterclass/': () => [
    fill('accent', 9, 8, 8, 14),
    fill('primary', 0, 13, 8, 9),
    fill('primary', 18, 16, 8, 6),
    sketch('alert', 10, 0, '.####. ##..## ##..## .####. ..##.. ..##..'),
  ],
};
