/** The founder: the portrait in a circle, or a drawing until there is one. */
import './founder-portrait.css';
import { Picture } from '../../generator/react/picture.tsx';
import { Drawing } from '../art/drawing.tsx';
import { useSite } from '../context/site.tsx';

/** `sizes` is the portrait's display width, as in `Picture`. */
export function FounderPortrait({ sizes }: { sizes: string }) {
  const { portrait } = useSite().site.founder;
  return portrait ? (
    <Picture of={portrait.file} alt={portrait.alt} sizes={sizes} className="founder-portrait" />
  ) : (
    <Drawing of="rosette" />
  );
}
