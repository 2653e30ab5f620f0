/** Draws a page's social card as an SVG of 1200 × 630. The title stays within the central square, so that a square crop keeps it. */

import { type Dot, drawingOf, type Strokes, strokesOf } from '../../components/dots/drawing.ts';
import { groupOf, lightColorOf } from '../../components/dots/drawing-svg.ts';
import { coverStrokesOf } from '../../components/dots/drawings/covers.ts';
import { mark } from '../../components/dots/drawings/logo.ts';
import { pageDrawing } from '../../components/dots/drawings/page-drawings.ts';
import { type PatternName, patterns } from '../../components/dots/drawings/patterns.ts';
import { cardFont } from '../../components/fonts/card-font.ts';
import { escapeXml } from '../../components/lib/escape-xml.ts';
import { random } from '../../components/lib/random.ts';
import type { Theme } from '../../content/schemas/theme.ts';

export type CardText = {
  seed: string;
  title: string;
  label: string;
  brand: string;
  /** A page's drawing (by path) or an article's cover (by slug) to the right of the text, or a pattern around it. */
  art: { drawing: string } | { cover: string } | { family: PatternName };
  theme: Theme;
};

/** The grid of a pattern: 40 × 21 cells of 30 px. */
const [columns, rows, cell] = [40, 21, 30];

/** The left edge of the text, inside the central 630 px, which are what a square crop keeps. */
const left = 306;

export function socialCard({ seed, title, label, brand, art, theme }: CardText): string {
  const { lines, size } = linesOf(title);
  const width = Math.max(...lines.map(line => widthOf(line, size)), widthOf(label, 30), 190);
  const text = (x: number, y: number, height: number, content: string) =>
    `<text x="${x}" y="${y}" font-family="Anek Latin" font-size="${height}" font-weight="${cardFont.weight}" fill="${theme.text.light}">${escapeXml(content)}</text>`;
  const last = 330 + ((lines.length - 1) * size) / 2;
  const drawn = (transform: string, picture: Strokes) =>
    `<g transform="${transform}">${groupOf(picture, tone => lightColorOf(tone, theme))}</g>`;
  const drawing =
    'family' in art
      ? drawn(`scale(${cell / 10})`, patternAround(seed, art.family, left + width))
      : 'cover' in art
        ? drawn('translate(930 448) scale(0.97)', coverStrokesOf(art.cover))
        : drawn('translate(930 392) scale(0.97)', strokesOf(pageDrawing(art.drawing, title)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${theme.surface.light}"/>
${drawing}
${drawn('translate(300 76)', { size: 8.5, paths: mark })}
${text(374, 124, 46, brand)}
${lines.map((line, i) => text(left, last + 14 - (lines.length - 1 - i) * size, size, line)).join('\n')}
${text(left, 544, 30, label)}
</svg>`;
}

/** Draws a pattern that leaves room for text up to `right`, in pixels. */
function patternAround(seed: string, family: PatternName, right: number): Strokes {
  const isBehindText = ({ x, y }: Dot) => x > 8.4 && x < right / cell + 0.9 && y > 1.4 && y < 18.6;
  const dots = patterns[family](random(seed), columns, rows).filter(dot => !isBehindText(dot));
  return strokesOf(drawingOf(columns, rows, dots));
}

/** Returns the approximate width of a text: letters are about half as wide as they are high. */
const widthOf = (text: string, size: number) => text.length * size * 0.5;

/** Breaks a title into lines of at most 590 px, in the largest font size that fits. */
export function linesOf(title: string): { lines: string[]; size: number } {
  for (const size of [84, 76, 68, 60, 54]) {
    const maxLength = Math.floor(590 / (size * 0.5));
    const lines: string[] = [];
    for (const word of title.split(' ')) {
      const line = lines.at(-1);
      if (line !== undefined && `${line} ${word}`.length <= maxLength) lines[lines.length - 1] = `${line} ${word}`;
      else lines.push(word);
    }
    const isFitting = lines.length * size <= 330 && lines.every(line => line.length <= maxLength);
    if (isFitting || size === 54) return { lines, size };
  }
  return { lines: [title], size: 54 };
}
