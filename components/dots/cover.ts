/** A text's own picture: drawn for it, or a pattern whose family and form are its seed's. */
import { type Drawn, drawnOf, type Picture, pictureOf } from './dots.ts';
import { layered } from './draw.ts';
import { cloth, coverPlane, drawnCovers } from './drawn-covers.ts';
import { type FamilyName, families } from './families.ts';
import { hills } from './hills.ts';
import { random } from './random.ts';

/** A pattern of a family on `columns` × `rows` cells: the same seed gives the same picture. */
export const cover = (seed: string, family: FamilyName, columns: number, rows: number): Picture =>
  pictureOf(columns, rows, families[family](random(seed), columns, rows));

/** An article's cover: what is drawn for it, or a pattern by its slug. */
export function coverOf(slug: string): Picture {
  const { columns, rows } = coverPlane;
  const shapes = drawnCovers[slug]?.() ?? [cloth('faint'), families[familyOf(slug)](random(slug), columns, rows)];
  return pictureOf(columns, rows, layered(shapes));
}

const known = new Map<string, Drawn>();

/** The same as paths, 3 kB that are kept: an article's cover stands on five pages and in a file, and takes half a millisecond. */
export function drawnCoverOf(slug: string): Drawn {
  const drawn = known.get(slug) ?? drawnOf(coverOf(slug));
  known.set(slug, drawn);
  return drawn;
}

/** The plane of the horizon: whatever its highest hill, its lowest dots stand on the bottom edge. */
export const horizonPlane = { width: 1440, height: 70 };

/** The ground of every page: low hills from edge to edge, without light on them. */
export function horizon(): Picture {
  const { dots, peaks: _, ...plane } = hills('horizon', [{ count: 420, columns: 144, peak: 0.7 }]);
  const sunk = horizonPlane.height - plane.height;
  return { ...plane, ...horizonPlane, dots: dots.map(({ x, y }) => ({ x, y: y + sunk, tone: 'primary' })) };
}

/** The family of an article without a drawing: neighbours in a list seldom share one. */
function familyOf(slug: string): FamilyName {
  const names = Object.keys(families) as FamilyName[];
  return names[Math.floor(random(slug)() * names.length)] ?? 'weave';
}
