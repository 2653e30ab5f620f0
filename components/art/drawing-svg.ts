/** Serializes drawings as SVG, for the drawing files and social cards. */
import type { Tone } from '../../content/schemas/common.ts';
import type { Theme } from '../../content/schemas/theme.ts';
import { type DotTone, plain, ring, type Strokes } from './dots.ts';

export function colorsOfTone(tone: Tone, theme: Theme): Record<DotTone | 'surface', string> {
  const text = theme.text.light;
  const brand = theme.brand.light;
  if (tone === 'bright')
    return { surface: theme.accent.light, accent: brand, primary: text, alert: brand, text, faint: text };
  const cream = theme.text.dark;
  const { [tone]: surface, accent, alert } = theme;
  return { surface: surface.dark, accent: accent.dark, primary: cream, alert: alert.dark, text: cream, faint: cream };
}

export function groupOf(
  strokes: Strokes,
  strokeOf: (tone: DotTone) => string,
  heart: string,
  attributes = '',
  width = ring,
): string {
  const paths = strokes.map(
    ({ tone, d }) =>
      `<path stroke="${strokeOf(tone)}"${tone === 'faint' ? ` stroke-opacity=".36" stroke-width="${plain}"` : ''} d="${d}"/>`,
  );
  return `<g fill="${heart}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}"${attributes}>${paths.join('')}</g>`;
}
