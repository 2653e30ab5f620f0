/** The founder: the portrait, or, where there is none, the mark. */
import './portrait.css';
import { useSite } from '../site/site.tsx';
import { Mark } from './logo.tsx';
import { Picture } from './picture.tsx';

/** `size` is that of the mark, in pixels. */
export function Portrait({ size }: { size: number }) {
  const { portrait } = useSite().site.founder;
  if (!portrait) return <Mark size={size} />;
  return <Picture of={portrait.file} alt={portrait.alt} sizes="5rem" className="portrait" />;
}
