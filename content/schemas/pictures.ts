/** Pictures: files beside the content that names them. A build finds them, and makes sizes and newer forms of them. */
import { z } from 'zod';
import { text } from './common.ts';

/** A picture as pages see it: its size in pixels, and the paths of what was made of it. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  sources: readonly { type: string; files: readonly { path: string; width: number }[] }[];
  /** How light its middle square is, in 40 × 40 cells, row by row, from "0" to "f"; empty for a drawing. */
  light: string;
};

/** The name of a picture: "photo.jpg" beside the file that names it, "/photos/photo.jpg" in content/photos. */
export const pictureFile = z.string().meta({ picture: true }) as unknown as z.ZodType<Picture, string>;

/** A picture with what it shows, for whoever does not see it. */
export const picture = z.strictObject({ file: pictureFile, alt: text });

export type PictureWithAlt = z.infer<typeof picture>;

/** The pictures of Markdown, `![what it shows](photo.jpg)`, with the offset of each; those in code are none. */
export function picturesIn(markdown: string): { file: string; alt: string; at: number }[] {
  if (!markdown.includes('![')) return [];
  const words = markdown.replace(/^(```+)[\s\S]*?^\1`*$|(`+)[^`\n][\s\S]*?\2|^(?: {4}|\t).*$/gm, code =>
    ' '.repeat(code.length),
  );
  return [...words.matchAll(/!\[([^\]]*)\]\(\s*(?:<([^>\n]*)>|([^\s)]*))[^)]*\)/g)].map(found => ({
    alt: (found[1] ?? '').trim(),
    file: found[2] ?? found[3] ?? '',
    at: found.index,
  }));
}

/** Markdown, whose pictures say what they show. */
export const markdown = text
  .check(({ value, issues }) => {
    for (const { alt, at } of picturesIn(value)) {
      if (alt !== '') continue;
      const message = 'a picture does not say what it shows: write ![what it shows](photo.jpg)';
      issues.push({ code: 'custom', input: value, path: [at], message });
    }
  })
  .meta({ picturesIn });
