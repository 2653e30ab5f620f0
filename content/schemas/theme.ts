/** The colours of the site, each for light and dark mode, and the combinations that need contrast. */
import { z } from 'zod';

// Aborts, because the contrast of other values cannot be checked.
const hex = z.string().regex(/^#[0-9a-f]{6}$/, { abort: true, error: 'must be a colour such as "#2f479b"' });
const color = z
  .union([hex, z.strictObject({ light: hex, dark: hex })])
  .transform(value => (typeof value === 'string' ? { light: value, dark: value } : value));

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
  'accent-text': color,
  'on-accent': color,
  alert: color,
  brand: color,
  deep: color,
  footer: color,
  chat: color,
  'on-chat': color,
});

export type Theme = z.infer<typeof names>;
type Name = keyof Theme;

/** Combinations and their minimum contrast. WCAG 2.2 requires 4.5 for text (1.4.3), and 3 for borders of fields and icons (1.4.11). */
const pairs: [minimum: number, backgrounds: Name[], colors: Name[]][] = [
  [4.5, ['surface', 'surface-2'], ['text', 'text-2', 'primary', 'primary-hover', 'accent-text', 'alert']],
  [3, ['surface', 'surface-2'], ['line-strong']],
  [4.5, ['primary', 'primary-hover'], ['on-primary']],
  [4.5, ['accent'], ['on-accent']],
  [4.5, ['brand', 'deep'], ['accent']],
  [4.5, ['chat'], ['on-chat']],
];

/** The same for tones, where all colours but the accent are the dark ones. */
const tonePairs: [minimum: number, backgrounds: Name[], colors: Name[]][] = [
  [4.5, ['brand', 'deep', 'footer'], ['text', 'text-2', 'accent', 'alert']],
  [4.5, ['footer'], ['primary']],
];

export const theme = names.superRefine((theme, context) => {
  const check = (minimum: number, background: Name, name: Name, mode: 'light' | 'dark', backgroundMode = mode) => {
    const ratio = contrastOf(theme[name][mode], theme[background][backgroundMode]);
    if (ratio >= minimum) return;
    const message = `${name} on ${background} has a contrast of ${ratio.toFixed(2)}:1 (${mode}); it needs ${minimum}:1`;
    context.addIssue({ code: 'custom', path: [name], message });
  };
  check(4.5, 'text', 'on-primary', 'light');
  for (const mode of ['light', 'dark'] as const) {
    // On bright everything has the light colour of text.
    check(4.5, 'accent', 'text', 'light', mode);
    for (const [minimum, backgrounds, colors] of pairs)
      for (const background of backgrounds) for (const name of colors) check(minimum, background, name, mode);
    for (const [minimum, backgrounds, colors] of tonePairs)
      for (const background of backgrounds) for (const name of colors) check(minimum, background, name, 'dark', mode);
  }
});

/** Returns the contrast ratio of two colours, from 1 to 21, as defined by WCAG 2.2: "#ffffff", "#000000" → 21. */
function contrastOf(one: string, other: string): number {
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
