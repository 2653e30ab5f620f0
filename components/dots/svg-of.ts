/** A picture as the text of an SVG, for files that are not pages: the file of pictures, social cards. */
import type { Theme } from '../../content/schemas/theme.ts';
import type { Drawn, Tone } from './dots.ts';

/** The colour of a tone in the light theme, for a picture that has no style sheet around it. */
export const lightOf = (tone: Tone, theme: Theme): string => theme[tone === 'faint' ? 'line' : tone].light;

/** The colour of a tone where the picture is shown: that of the page. From the second part on, --part-2, --part-3 … of the place come first: the steps' style sheet keeps pale what is not done yet. */
export const placeStroke = (tone: Tone, part = 0): string => {
  const color = `var(--${tone === 'faint' ? 'line' : tone})`;
  return part > 0 ? `var(--part-${part + 1},${color})` : color;
};

/** A group of the paths of a picture, or of its parts, each stroked as `strokeOf` says. */
export function groupOf(
  picture: Drawn | readonly Drawn[],
  strokeOf: (tone: Tone, part: number) => string,
  attributes = '',
): string {
  const parts = [picture].flat();
  const paths = parts.flatMap((each, part) =>
    each.paths.map(({ tone, d }) => `<path stroke="${strokeOf(tone, part)}" d="${d}"/>`),
  );
  return `<g fill="none" stroke-linecap="round" stroke-width="${parts[0]?.size}"${attributes}>${paths.join('')}</g>`;
}
