/** Serializes drawings as SVG, for the drawing files and social cards. */
import type { Theme } from '../../content/schemas/theme.ts';
import { heartOf, type Strokes, type Tone } from './drawing.ts';

/** Returns the colour of a tone in light mode, for drawings outside of a style sheet. */
export const lightColorOf = (tone: Tone, theme: Theme): string => theme[tone === 'faint' ? 'line' : tone].light;

/**
 * Returns the colour of a tone from the page that uses the drawing. From the second part on, the page can override it with --part-2, --part-3
 * and so on: the style sheet of steps dims the parts that are not done yet.
 */
export const pageStroke = (tone: Tone, part = 0): string => {
  const color = tone === 'primary' ? 'var(--knot,var(--primary))' : `var(--${tone === 'faint' ? 'line' : tone})`;
  return part > 0 ? `var(--part-${part + 1},${color})` : color;
};

/** Returns a group with the paths of a drawing or of its parts, coloured by `strokeOf`. */
export function groupOf(
  picture: Strokes | readonly Strokes[],
  strokeOf: (tone: Tone, part: number) => string,
  attributes = '',
  heart = 'var(--heart,var(--surface))',
): string {
  const parts = [picture].flat();
  const paths = parts.flatMap((each, part) =>
    each.paths.map(({ tone, d }) => `<path stroke="${strokeOf(tone, part)}" d="${d}"/>`),
  );
  const { size = 0 } = parts[0] ?? {};
  const hearts = `<path stroke="${heart}" stroke-width="${heartOf(size)}" d="${parts.flatMap(({ paths }) => paths.map(({ d }) => d)).join('')}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-width="${size}"${attributes}>${paths.join('')}${hearts}</g>`;
}
