/** Serializes drawings as SVG, for the drawing files and social cards. */
import type { Theme } from '../../content/schemas/theme.ts';
import type { Strokes, Tone } from './drawing.ts';

/** Returns the colour of a tone in light mode, for drawings outside of a style sheet. */
export const lightColorOf = (tone: Tone, theme: Theme): string => theme[tone === 'faint' ? 'line' : tone].light;

/**
 * Returns the colour of a tone from the page that uses the drawing. From the second part on, the page can override it with --part-2, --part-3
 * and so on: the style sheet of steps dims the parts that are not done yet.
 */
export const pageStroke = (tone: Tone, part = 0): string => {
  const color = `var(--${tone === 'faint' ? 'line' : tone})`;
  return part > 0 ? `var(--part-${part + 1},${color})` : color;
};

/** Returns a group with the paths of a drawing or of its parts, coloured by `strokeOf`. */
export function groupOf(
  picture: Strokes | readonly Strokes[],
  strokeOf: (tone: Tone, part: number) => string,
  attributes = '',
): string {
  const parts = [picture].flat();
  const paths = parts.flatMap((each, part) =>
    each.paths.map(({ tone, d }) => `<path stroke="${strokeOf(tone, part)}" d="${d}"/>`),
  );
  return `<g fill="none" stroke-linecap="round" stroke-width="${parts[0]?.size}"${attributes}>${paths.join('')}</g>`;
}
