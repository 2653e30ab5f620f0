/** The drawings that pages load as files: those that a page names, in the dark tones, in the bright one, or both. */
import { boldRing, ring } from '../../components/art/dots.ts';
import { drawingNameOf } from '../../components/art/drawing.tsx';
import { colorsOfTone, groupOf } from '../../components/art/drawing-svg.ts';
import { coverOf } from '../../components/art/post-cover.tsx';
import { tie } from '../../components/art/tie.ts';
import type { Content } from '../../content/schema.ts';

export const isOptional = true;

export const paths = ({ theme, drawings, scenes, covers }: Content) =>
  Object.entries({ drawings, scenes, covers }).flatMap(([folder, files]) =>
    files.flatMap(({ slug, ...file }) =>
      (['deep', 'bright'] as const).map(tone => ({
        name: drawingNameOf(folder, slug, tone),
        folder,
        file,
        tone,
        theme,
      })),
    ),
  );

export default function drawing({ folder, file, tone, theme }: ReturnType<typeof paths>[number]): string {
  const drawn = folder === 'covers' ? coverOf(file) : tie(file);
  const { accent, ...colors } = colorsOfTone(tone, theme);
  const colorOf = { ...colors, accent: tone === 'bright' ? accent : theme.accent.light };
  const group = groupOf(drawn.paths, tone => colorOf[tone], 'none', '', folder === 'drawings' ? boldRing : ring);
  const fit = folder === 'scenes' ? ` preserveAspectRatio="${file.side ?? 'xMidYMid slice'}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn.width} ${drawn.height}"${fit}>${group}</svg>
`;
}
