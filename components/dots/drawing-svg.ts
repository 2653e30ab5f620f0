/** Serializes drawings as SVG, for the drawing files and social cards. */
import type { Theme } from '../../content/schemas/theme.ts';
import type { Dye } from '../lib/family.ts';
import { heartOf, knotsOf, plainOf, type Strokes, type Tone } from './drawing.ts';

/** Returns the colours of a dyed cloth, for drawings outside of a style sheet. */
export function clothColorsOf(dye: Dye, theme: Theme): Record<Tone | 'surface', string> {
  const [text, madder] = [theme.text.light, theme.madder.light];
  if (dye === 'turmeric')
    return { surface: theme.accent.light, accent: madder, primary: text, alert: madder, text, faint: text };
  const cream = theme.text.dark;
  const { [dye]: surface, accent, alert } = theme;
  return { surface: surface.dark, accent: accent.dark, primary: cream, alert: alert.dark, text: cream, faint: cream };
}

/**
 * Returns the colour of a tone from the page that uses the drawing. From the second part on, the page can override it with --part-2, --part-3
 * and so on: the style sheet of steps dims the parts that are not done yet.
 */
export const pageStroke = (tone: Tone, part = 0): string => {
  const color = tone === 'primary' ? 'var(--knot,var(--primary))' : `var(--${tone === 'faint' ? 'text' : tone})`;
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
  const { size = 0 } = parts[0] ?? {};
  const paths = parts.flatMap((each, part) =>
    each.paths.map(
      ({ tone, d }) =>
        `<path stroke="${strokeOf(tone, part)}"${tone === 'faint' ? ` stroke-opacity=".36" stroke-width="${plainOf(size)}"` : ''} d="${d}"/>`,
    ),
  );
  const hearts = `<path stroke="${heart}" stroke-width="${heartOf(size)}" d="${parts.map(knotsOf).join('')}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-width="${size}"${attributes}>${paths.join('')}${hearts}</g>`;
}
