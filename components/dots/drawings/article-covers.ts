/** The hand-drawn covers of articles, by slug: a cloth of dots with the article's subject tied into it in other colours. */
import type { Dot, Tone } from '../drawing.ts';
import { arc, disc, fill, line, type Shapes, where } from '../shapes.ts';
import { word } from './letters.ts';

/** The number of cells of every cover. */
export const coverPlane = { columns: 24, rows: 16 };

export const cloth = (tone: Tone): Dot[] => fill(tone, 0, 0, coverPlane.columns, coverPlane.rows);

export const drawnCovers: Record<string, Shapes> = {
  'seo-90-day-roadmap-smb': () => [
    cloth('primary'),
    disc('faint', [10, 6.5], 4.6),
    ...[5, 5.9].map(radius => arc('accent', [10, 6.5], radius)),
    ...[0, 1, 2].map(along => fill('alert', 13 + 2 * along, 10 + 2 * along, 3, 2)),
  ],
  'instagram-growth-90-days': () => [
    cloth('accent'),
    ...[8, 15].map(x => disc('alert', [x, 6], 3.7)),
    where('alert', (x, y) => y > 6 && y < 15 && Math.abs(x - 11.5) <= (15 - y) * 0.98),
  ],
  'student-seo-career-15-days': () => [
    cloth('faint'),
    ...Array.from({ length: 15 }, (_, day) =>
      fill(day < 14 ? 'primary' : 'accent', 2 + (day % 5) * 4, 2 + Math.floor(day / 5) * 4, 3, 3),
    ),
  ],
  'student-social-media-10-days': () => [
    cloth('alert'),
    fill('faint', 7, 0, 10, 16),
    ...Array.from({ length: 10 }, (_, day) =>
      fill(day === 9 ? 'alert' : 'primary', 8 + (day % 2) * 5, 1 + Math.floor(day / 2) * 3, 3, 2),
    ),
  ],
  '30-60-90-client-system': () => [
    cloth('faint'),
    ...(['accent', 'primary', 'alert'] as const).map((tone, i) => fill(tone, 2 + 7 * i, 10 - 4 * i, 6, 4 + 4 * i)),
  ],
  'diy-audit-checklists-seo-instagram': () => [
    cloth('accent'),
    ...[0, 1, 2].flatMap(down => [
      line('primary', [5, 7 + down], [9, 11 + down]),
      line('primary', [9, 11 + down], [18, 2 + down]),
    ]),
  ],
  'psychology-high-engagement-posts': () => [
    cloth('primary'),
    where(
      'accent',
      (x, y) => Math.hypot((x - 11.5) / 8.6, (y - 6.5) / 5.2) <= 1 || (y > 9 && y < 15 && x > 5 && x + y < 21),
    ),
    ...[7, 11, 15].map(x => fill('alert', x, 6, 2, 2)),
  ],
  'gmb-optimization-local-growth': () => [
    cloth('faint'),
    fill('primary', 0, 11, 24),
    ...[4, 18].map(x => fill('primary', x, 0, 1, 16)),
    disc('alert', [11.5, 5.5], 5),
    where('alert', (x, y) => y > 7 && y <= 14 - 1.3 * Math.abs(x - 11.5)),
    disc('accent', [11.5, 5.5], 2.2),
  ],
  'social-media-funnel-converts': () => [
    cloth('primary'),
    where('accent', (x, y) => y > 1 && y < 10 && Math.abs(x - 11.5) <= 9.6 - y),
    fill('accent', 10, 10, 4, 2),
    fill('alert', 11, 13, 2, 3),
  ],
  '5-star-brand-analysis': () => [
    cloth('alert'),
    where('accent', (x, y) => {
      const [dx, dy] = [x - 11.5, y - 8.2];
      const turn = (((Math.atan2(dx, -dy) / (2 * Math.PI)) * 5 + 5.5) % 1) - 0.5;
      return Math.hypot(dx, dy) <= 3.05 / Math.cos(0.628 - Math.abs(turn) * 1.257 + 0.63);
    }),
  ],
  'storytelling-marketing-2024': () => [
    cloth('primary'),
    ...[2, 12].map(x => fill('faint', x, 2, 10, 12)),
    ...[4, 6, 8, 10].flatMap(y => [fill('text', 4, y, 6), fill('text', 14, y, y === 10 ? 3 : 6)]),
    fill('alert', 12, 1, 1, 14),
    fill('accent', 18, 1, 2, 6),
  ],
  '7-ps-social-media-strategy': () => [cloth('text'), word('accent', 1, 1, '7', 2), word('accent', 13, 1, 'P', 2)],
  'ads-grand-post-mortem': () => [
    cloth('accent'),
    where('primary', (x, y) => x > 6 && x < 18 && Math.abs(y - 7) <= 0.5 + (x - 6) * 0.45),
    fill('primary', 3, 5, 4, 4),
    fill('alert', 6, 10, 3, 4),
    fill('alert', 18, 1, 2, 12),
  ],
  'digital-marketing-guide-2024': () => [
    cloth('primary'),
    disc('alert', [11.5, 7.5], 2.3),
    ...Array.from({ length: 11 }, (_, i) => {
      const angle = (i / 11 - 0.25) * 2 * Math.PI;
      return fill('accent', Math.round(11 + 9.4 * Math.cos(angle)), Math.round(7 + 6 * Math.sin(angle)), 2, 2);
    }),
  ],
  'planning-digital-presence-2024': () => [
    cloth('alert'),
    fill('faint', 3, 1, 14, 14),
    ...[3, 6, 9, 12].map(y => fill('primary', 5, y, y === 12 ? 4 : 10)),
    ...[0, 1].map(x => line('accent', [12 + x, 12], [21 + x, 3])),
    fill('text', 11, 13, 1),
  ],
};
