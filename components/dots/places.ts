/** Places around one dot of ink, which is the client: one place in colour, the others faint. */
import type { Picture, Tone } from './dots.ts';

/** All around, as at a team's table. */
export const table = (place: number, of: number): Picture =>
  around(place, of, 64, i => ((i / of) * 2 - 0.5) * Math.PI, 'alert');

/** In half a circle, as in a hall. */
export const hall = (place: number, of: number): Picture =>
  around(place, of, 44, i => (i / (of - 1) - 1) * Math.PI, 'primary');

function around(place: number, of: number, height: number, angleOf: (i: number) => number, tone: Tone): Picture {
  const centre = { x: 36, y: height === 64 ? 32 : 36 };
  const dots = Array.from({ length: of }, (_, i) => ({
    x: Math.round(centre.x + 25 * Math.cos(angleOf(i))),
    y: Math.round(centre.y + 25 * Math.sin(angleOf(i))),
    tone: i === place ? tone : ('faint' as const),
  }));
  return { width: 72, height, size: 12, dots: [...dots, { ...centre, tone: 'text' }] };
}
