/** Drawings from the shared SVG file that pages/assets/art-[hash].svg.ts makes. They take the colours of the place where they are used. */
import './page-art.css';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { familyOf } from '../lib/family.ts';
import { DrawingSvg, type DrawingSvgProps } from './dot-drawing.tsx';
import { pitch } from './drawing.ts';
import { plane } from './shapes.ts';

/** Shows the drawing with this id in the file: "skyline-fine". The size defaults to that of a page's drawing. */
export const Art = ({ id, ...rest }: { id: string } & Partial<Omit<DrawingSvgProps, 'children'>>) => (
  <DrawingSvg width={pitch * plane.columns} height={pitch * plane.rows} {...rest}>
    <use href={`${useSite().art}#${id}`} />
  </DrawingSvg>
);

/** Returns the id of a page's drawing: "/services/seo/" → "services-seo". */
export const drawingId = (path: string): string => path.split(/[/#]+/).filter(Boolean).join('-');

/** Returns the id of a page's wide drawing. */
export const sceneId = (path: string): string => `scene-${drawingId(path)}`;

type PageArtProps = {
  path?: string;
  /** Draws on the cloth around it instead of a swatch of its own. */
  isTransparent?: boolean;
  className?: string;
};

/** The drawing of a page: of the one with `path`, for places that mention it, or of the page that it is on. Throws if there is none. */
export function PageArt({ path, isTransparent = false, className = '' }: PageArtProps) {
  const page = usePage();
  const drawn = path ?? page.path;
  if (!useSite().drawings.includes(drawn))
    throw new Error(
      `there is no drawing for ${drawn}: draw it in components/dots/drawings/, beside the others, or leave out <PageArt />`,
      { cause: { text: '<PageArt' } },
    );
  const ground = isTransparent ? 'page-art-transparent' : `ground-${familyOf(drawn)}`;
  return <Art className={`page-art ${ground} ${className}`} id={drawingId(drawn)} />;
}
