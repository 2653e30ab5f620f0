/** Pictures: image files next to the content that refers to them. A build converts them to several sizes and modern formats. */
import { z } from 'zod';
import { text } from './common.ts';

/** A picture as pages receive it: its size in pixels and the paths of the converted files. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  sources: readonly { type: string; files: readonly { path: string; width: number }[] }[];
};

/** The path of a picture: "photo.jpg" next to the file that refers to it, "/photos/photo.jpg" for content/photos. */
export const pictureFile = z.string().meta({ picture: true }) as unknown as z.ZodType<Picture, string>;

/** A picture with its text alternative. */
export const picture = z.strictObject({ file: pictureFile, alt: text });

/** Returns the pictures of a Markdown text, `![what it shows](photo.jpg)`, each with its offset. Ignores code. */
export function picturesIn(markdown: string): { file: string; alt: string; at: number }[] {
  if (!markdown.includes('![')) return [];
  const withoutCode = markdown.replace(/^(```+)[\s\S]*?^\1`*$|(`+)[^`\n][\s\S]*?\2|^(?: {4}|\t).*$/gm, code =>
    ' '.repeat(code.length),
  );
  return [...withoutCode.matchAll(/!\[([^\]]*)\]\(\s*(?:<([^>\n]*)>|([^\s)]*))[^)]*\)/g)].map(match => ({
    alt: (match[1] ?? '').trim(),
    file: match[2] ?? match[3] ?? '',
    at: match.index,
  }));
}

/** Markdown in which every picture has a text alternative. */
export const markdown = text
  .check(({ value, issues }) => {
    for (const { alt, at } of picturesIn(value)) {
      if (alt !== '') continue;
      const message = 'a picture has no text alternative: write ![what it shows](photo.jpg)';
      issues.push({ code: 'custom', input: value, path: [at], message });
    }
  })
  .meta({ picturesIn });
