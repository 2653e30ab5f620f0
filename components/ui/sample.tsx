/** Marks what it stands beside as a sample, until the real content is known, or as an example. */
import './sample.css';
import { useSite } from '../context/site.tsx';

export function Sample({ label }: { label?: string }) {
  const { words } = useSite();
  return <span className="sample">{label ?? words.sample.one}</span>;
}
