/** The founder: the portrait in a circle, or a drawing until there is one. */
import './founder-portrait.css';
import { useSite } from '../context/site.tsx';
import { Art, drawingId } from '../dots/art.tsx';
import { Picture } from './picture.tsx';

/** `sizes` is the portrait's display width, as in `Picture`. */
export function FounderPortrait({ sizes }: { sizes: string }) {
  const { portrait } = useSite().site.founder;
  return portrait ? (
    <Picture of={portrait.file} alt={portrait.alt} sizes={sizes} className="founder-portrait" />
  ) : (
    <Art className="page-art founder-drawing" id={drawingId('/about/founder/')} fit="xMinYMid" />
  );
}
