/** A picture as the text of an SVG, for files that are not pages: the file of pictures, social cards. */
import type { Theme } from '../../content/schemas/theme.ts';
import { type Picture, pathsOf, type Tone } from './dots.ts';

/** The colour of a tone in the light theme, for a picture that has no style sheet around it. */
export const lightOf = (tone: Tone, theme: Theme): string => theme[tone === 'faint' ? 'line' : tone].light;

/** The colour of a tone where the picture is shown: that of the page. */
export const placeStroke = (tone: Tone): string => `var(--${tone === 'faint' ? 'line' : tone})`;

/** A group of a picture's paths, each stroked as `strokeOf` says. */
export const groupOf = (picture: Picture, strokeOf: (tone: Tone) => string, attributes = ''): string =>
  `<g fill="none" stroke-linecap="round" stroke-width="${picture.size}"${attributes}>${pathsOf(picture)
    .map(({ tone, d }) => `<path stroke="${strokeOf(tone)}" d="${d}"/>`)
    .join('')}</g>`;
