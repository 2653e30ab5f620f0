/** The local fonts that stand in for Anek until it is there: one for each system, made as wide as Anek in the site's own sentences, so that lines end where they will end. */

export type StandIn = {
  /** What the style sheet calls it, in the `--font` of tokens.css. */
  family: string;
  /** Its PostScript names, by which a system finds it. */
  regular: readonly string[];
  bold: readonly string[];
  /** Anek's width in hundredths of its own, for each of `weights`: in the texts of all pages. shift.e2e.ts measures it again. */
  widths: readonly number[];
};

/** Ranges of weights, and the weight in each that most text has; the first is regular. */
export const weights = [
  ['400 599', 420],
  ['600 700', 650],
  ['701 800', 740],
] as const;

export const standIns: readonly StandIn[] = [
  {
    // Windows, macOS and iOS; on Linux Liberation Sans, which has the same widths.
    family: 'Arial-like',
    regular: ['ArialMT', 'LiberationSans'],
    bold: ['Arial-BoldMT', 'LiberationSans-Bold'],
    widths: [93.7, 90.6, 92.5],
  },
  {
    // Android; since its version 12 no bold can be named, and system-ui follows, 2 to 4 % wider than Anek.
    family: 'Roboto-like',
    regular: ['Roboto-Regular'],
    bold: ['Roboto-Bold'],
    widths: [94.1, 96.3, 98.2],
  },
  {
    family: 'DejaVu-like',
    regular: ['DejaVuSans'],
    bold: ['DejaVuSans-Bold'],
    widths: [82.4, 76.4, 77.8],
  },
];
