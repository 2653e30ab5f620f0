/** The founder's portrait. Nothing, until site.yaml names one. */
import './founder-portrait.css';
import { Picture } from '../../generator/react/picture.tsx';
import { useSite } from '../context/site.tsx';

/** `sizes` is its display width, as in `Picture`. */
export function FounderPortrait({ sizes }: { sizes: string }) {
  const { portrait } = useSite().site.founder;
  return portrait && <Picture of={portrait.file} alt={portrait.alt} sizes={sizes} className="founder-portrait" />;
}
