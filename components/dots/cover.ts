/** A text's own picture: a family by what it is about, and within it a form by its seed. */
import { type Picture, pictureOf } from './dots.ts';
import { type FamilyName, families } from './families.ts';
import { hills } from './hills.ts';
import { random } from './random.ts';

/** A pattern of a family on `columns` × `rows` cells: the same seed gives the same picture. */
export const cover = (seed: string, family: FamilyName, columns: number, rows: number): Picture => ({
  ...pictureOf(columns, rows, families[family](random(seed), columns, rows)),
  // The star has few dots, far from each other.
  ...(family === 'star' ? { size: 12 } : {}),
});

/** An article's cover, by its slug and its category's key. */
export const coverOf = (slug: string, category: string): Picture => cover(slug, familyOf(category), 18, 12);

/** The ground of every page: low hills from edge to edge, without light on them. */
export function horizon(): Picture {
  const { dots, ...plane } = hills('horizon', [{ count: 420, columns: 144, peak: 0.7 }]);
  return { ...plane, dots: dots.map(dot => ({ ...dot, tone: 'primary' })) };
}

/** A small symmetrical sign for a name, five by five: a monogram tile. */
export function motif(seed: string): Picture {
  const next = random(seed);
  const tone = (['primary', 'alert', 'accent'] as const)[Math.floor(next() * 3)] ?? 'primary';
  const cells = [0, 1, 2, 3, 4].flatMap(y =>
    [0, 1, 2].flatMap(x => {
      const isCentre = x === 2 && y === 2;
      if (!isCentre && next() < 0.42) return [];
      const at = { y, tone: isCentre ? ('text' as const) : tone };
      return x === 2
        ? [{ x, ...at }]
        : [
            { x, ...at },
            { x: 4 - x, ...at },
          ];
    }),
  );
  return pictureOf(5, 5, cells);
}

/** The family of a blog's category, by its anchor: "case-studies" → field. A new category gets the weave. */
export const familyOf = (category: string): FamilyName => byCategory[category] ?? 'weave';

const byCategory: Record<string, FamilyName> = {
  'social-media-marketing': 'kite',
  'seo-local-search': 'rings',
  'content-strategy': 'weave',
  'case-studies': 'field',
  'digital-marketing-basics': 'path',
  'career-training': 'steps',
  'business-strategy': 'ledger',
};
