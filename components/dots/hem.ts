/** The woven border of a cloth: between two rows of rings, rosettes (1 + 6 + 12) and leaves of three. */
import type { Theme } from '../../content/schemas/theme.ts';

/** Returns a tile of 60 × 74 as an SVG. Each vertex of a path is a ring, so that the cloth shows through its middle. */
export function hemSvg(theme: Pick<Theme, 'accent' | 'text'>): string {
  const ring = (id: string, color: string) =>
    `<marker id="${id}" viewBox="-4 -4 8 8" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse"><circle r="2.7" fill="none" stroke="${color}" stroke-width="2.4"/></marker>`;
  const rings = (id: string, d: string) =>
    `<path d="${d}" fill="none" marker-start="url(#${id})" marker-mid="url(#${id})" marker-end="url(#${id})"/>`;
  const row = (y: number) => `M5 ${y}h10h10h10h10h10`;
  const around = (radius: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((at, axis) => Math.round((axis ? 37 : 30) + radius * at));
      return `${i > 0 ? 'L' : 'M'}${x} ${y}`;
    }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 74">${ring('y', theme.accent.dark)}${ring('c', theme.text.dark)}${rings('y', `${row(5)}${row(69)}M30 37M0 23v14v14M60 23v14v14`)}${rings('c', around(9.5, 6) + around(18.5, 12))}</svg>`;
}
