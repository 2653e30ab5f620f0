/** A text's own picture: a family by what it is about, and within it a form by its seed. */
import { type Picture, pictureOf } from './dots.ts';
import { type FamilyName, families } from './families.ts';
import { hills } from './hills.ts';
import { random } from './random.ts';

/** A pattern of a family on `columns` × `rows` cells: the same seed gives the same picture. */
export const cover = (seed: string, family: FamilyName, columns: number, rows: number): Picture =>
  pictureOf(columns, rows, families[family](random(seed), columns, rows));

/** An article's cover, by its slug and its category's key. */
export const coverOf = (slug: string, category: string): Picture => cover(slug, familyOf(category), 18, 12);

/** The ground of every page: low hills from edge to edge, without light on them. */
export function horizon(): Picture {
  const { dots, peaks: _, ...plane } = hills('horizon', [{ count: 420, columns: 144, peak: 0.7 }]);
  return { ...plane, dots: dots.map(dot => ({ ...dot, tone: 'primary' })) };
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
