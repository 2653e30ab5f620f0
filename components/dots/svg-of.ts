/** A picture as the text of an SVG, for files that are not pages: the file of pictures, social cards. */
import { type Picture, pathsOf, type Tone } from './dots.ts';

/** Tones in the light theme, for a picture that has no style sheet around it. */
export const inkOf: Record<Tone, string> = {
  accent: '#fdc025',
  primary: '#2f479b',
  alert: '#be2323',
  text: '#141c32',
  faint: '#d8d4c9',
};

/** A group of a picture's paths, each stroked as `strokeOf` says. */
export const groupOf = (picture: Picture, strokeOf: (tone: Tone) => string, attributes = ''): string =>
  `<g fill="none" stroke-linecap="round" stroke-width="${picture.size}"${attributes}>${pathsOf(picture)
    .map(({ tone, d }) => `<path stroke="${strokeOf(tone)}" d="${d}"/>`)
    .join('')}</g>`;
