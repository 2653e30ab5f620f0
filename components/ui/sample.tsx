/** Marks its container as a sample, until the real content is known. `inCorner` puts the mark at the top right, `--corner` from the edges. */
import './sample.css';
export const Sample = ({ inCorner = false }: { inCorner?: boolean }) => (
  <span className={inCorner ? 'sample sample-corner' : 'sample'}>Sample</span>
);
