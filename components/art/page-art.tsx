/** The drawing of a page: of the one with `path`, for places that mention it, or of the page that it is on. */
import './page-art.css';
import { usePage } from '../context/page.tsx';
import { familyOf } from '../lib/family.ts';
import { DotDrawing } from './dot-drawing.tsx';
import { pageDrawing } from './drawings/page-drawings.ts';

type PageArtProps = {
  path?: string;
  /** Draws on the cloth around it instead of a swatch of its own. */
  isTransparent?: boolean;
  className?: string;
};

export function PageArt({ path, isTransparent = false, className = '' }: PageArtProps) {
  const page = usePage();
  const drawn = path ?? page.path;
  const ground = isTransparent ? 'page-art-transparent' : `ground-${familyOf(drawn)}`;
  return <DotDrawing className={`page-art ${ground} ${className}`} drawing={pageDrawing(drawn)} />;
}
