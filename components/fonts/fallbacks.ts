/** Local fallback fonts shown until Anek has loaded, scaled to Anek's width in the site's own texts, so that lines wrap at the same places. */

export type Fallback = {
  /** The family name in the style sheet, as in `--font` of tokens.css. */
  family: string;
  /** The PostScript names of the local fonts. */
  regular: readonly string[];
  bold: readonly string[];
  /** Anek's width in percent of this font's, for each of `weights`, measured in the texts of all pages. shift.e2e.ts checks it. */
  widths: readonly number[];
};

/** Ranges of weights, regular and bold, each with the weight whose widths count: those of titles, which fill lines, and not those of labels. */
export const weights = [
  ['400 599', 420],
  ['600 800', 740],
] as const;

export const fallbacks: readonly Fallback[] = [
  {
    // For Windows, macOS and iOS; on Linux Liberation Sans, which has the same widths.
    family: 'Arial-like',
    regular: ['ArialMT', 'LiberationSans'],
    bold: ['Arial-BoldMT', 'LiberationSans-Bold'],
    widths: [93.7, 92.5],
  },
  {
    // For Android. Since version 12 its bold cannot be addressed, so bold text falls back to system-ui, 2 to 4 % wider than Anek.
    family: 'Roboto-like',
    regular: ['Roboto-Regular'],
    bold: ['Roboto-Bold'],
    widths: [94.1, 98.2],
  },
  {
    family: 'DejaVu-like',
    regular: ['DejaVuSans'],
    bold: ['DejaVuSans-Bold'],
    widths: [82.4, 77.8],
  },
];
