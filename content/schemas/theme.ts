/** The colours of the site, each for light and dark screens, and which of them are read on which. */
import { z } from 'zod';

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#2f479b"');
const color = z
  .union([hex, z.strictObject({ light: hex, dark: hex })])
  .transform(given => (typeof given === 'string' ? { light: given, dark: given } : given));

const names = z.strictObject({
  surface: color,
  'surface-2': color,
  line: color,
  'line-strong': color,
  text: color,
  'text-2': color,
  primary: color,
  'primary-hover': color,
  'on-primary': color,
  accent: color,
  'accent-dim': color,
  'accent-text': color,
  'on-accent': color,
  alert: color,
  'surface-dark': color,
  'surface-dark-2': color,
  'surface-strong': color,
  footer: color,
  chat: color,
  'on-chat': color,
  'chat-line': color,
});

export type Theme = z.infer<typeof names>;
type Name = keyof Theme;

/** What is read on what, and the least contrast of the two: WCAG 2.2, 1.4.3 asks 4.5 of text, 1.4.11 asks 3 of edges of fields and of signs. */
const pairs: [least: number, on: Name[], colors: Name[]][] = [
  [4.5, ['surface', 'surface-2'], ['text', 'text-2', 'primary', 'primary-hover', 'accent-text', 'alert']],
  [3, ['surface', 'surface-2'], ['line-strong', 'chat-line']],
  [4.5, ['primary', 'primary-hover'], ['on-primary']],
  [4.5, ['accent'], ['on-accent']],
  [4.5, ['chat'], ['on-chat']],
];

/** The same for the bands that are dark on every screen, where all has its dark colour. */
const darkPairs: [least: number, on: Name[], colors: Name[]][] = [
  [4.5, ['surface-dark', 'surface-dark-2', 'footer'], ['text', 'text-2', 'primary', 'accent-text', 'alert']],
  [3, ['surface-dark', 'surface-dark-2'], ['line-strong']],
  [4.5, ['surface-strong'], ['text', 'accent']],
];

export const theme = names.superRefine((theme, context) => {
  const check = (least: number, ground: Name, name: Name, screen: 'light' | 'dark', groundScreen = screen) => {
    const ratio = contrastOf(theme[name][screen], theme[ground][groundScreen]);
    if (ratio >= least) return;
    const message = `${name} on ${ground} has a contrast of ${ratio.toFixed(2)}:1 (${screen}); it needs ${least}:1`;
    context.addIssue({ code: 'custom', path: [name], message });
  };
  // A band of the accent has the light colours on every screen.
  for (const ground of ['accent', 'accent-dim'] as const) check(4.5, ground, 'text', 'light');
  for (const screen of ['light', 'dark'] as const) {
    for (const [least, grounds, colors] of pairs)
      for (const ground of grounds) for (const name of colors) check(least, ground, name, screen);
    for (const [least, grounds, colors] of darkPairs)
      for (const ground of grounds) for (const name of colors) check(least, ground, name, 'dark', screen);
  }
});

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it: "#ffffff", "#000000" → 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
