/** Draws a page's social card as an SVG of 1200 × 630: a cloth in the page's tone. The title stays within the central square, so that a square crop keeps it. */
import { colorsOfTone, groupOf } from '../../components/art/drawing-svg.ts';
import { mark } from '../../components/art/logo.tsx';
import { tie } from '../../components/art/tie.ts';
import { cardFont } from '../../components/fonts/card-font.ts';
import { escapeXml } from '../../components/lib/escape-xml.ts';
import { coverToneOf } from '../../components/lib/tone.ts';
import type { PageTone } from '../../content/schemas/common.ts';
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import type { Theme } from '../../content/schemas/theme.ts';

export type CardText = {
  tone: PageTone;
  title: string;
  label: string;
  brand: string;
  drawing: DrawingFile;
  /** The slug of an article, whose card shows its cover. */
  cover: string | null;
  border: DrawingFile;
  theme: Theme;
};

/** The left edge of the text, inside the central 630 px, which are what a square crop keeps. */
const left = 306;

const borderHeight = 89;

export function socialCard({ tone: pageTone, title, label, brand, drawing, cover, border, theme }: CardText): string {
  const tone = cover ? coverToneOf(cover) : pageTone === 'paper' ? 'brand' : pageTone;
  const colors = colorsOfTone(tone, theme);
  const edge = colorsOfTone('brand', theme);
  const { lines, size } = linesOf(title);
  const text = (x: number, y: number, height: number, content: string, color = colors.text) =>
    `<text x="${x}" y="${y}" font-family="${cardFont.family}" font-size="${height}" font-weight="${cardFont.weight}" fill="${color}">${escapeXml(content)}</text>`;
  const last = 296 + ((lines.length - 1) * size) / 2;
  const at = cover ? 'translate(904 186) scale(.8)' : 'translate(910 166) scale(.66)';
  const tile = tie(border);
  const tiles = Array.from(
    { length: Math.ceil(1010 / tile.width) },
    (_, i) => `<use href="#border" x="${tile.width * (i + 1)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${colors.surface}"/>
<g transform="${at}">${groupOf(tie(drawing).paths, tone => colors[tone], colors.surface)}</g>
<g transform="translate(300 54)">${groupOf(mark, tone => colors[tone], 'none', '', 8.5)}</g>
${text(374, 102, 46, brand)}
${lines.map((line, i) => text(left, last + 14 - (lines.length - 1 - i) * size, size, line)).join('\n')}
${text(left, 500, 30, label, colors.accent)}
<rect y="${630 - borderHeight}" width="1200" height="${borderHeight}" fill="${edge.surface}"/>
<g transform="translate(-12 ${630 - borderHeight}) scale(1.2)">${groupOf(tile.paths, tone => edge[tone], edge.surface, ' id="border"')}${tiles.join('')}</g>
</svg>`;
}

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
    const isFitting = lines.length * size <= 296 && lines.every(line => line.length <= maxLength);
    if (isFitting || size === 54) return { lines, size };
  }
  return { lines: [title], size: 54 };
}
