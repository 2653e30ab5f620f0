/** Says of what it stands in that it is a sample, which stands there until the real one is known. */

/** `inCorner`: at the upper right end of what holds it, --corner from its edges. */
export const Sample = ({ inCorner = false }: { inCorner?: boolean }) => (
  <p className={inCorner ? 'sample sample-corner' : 'sample'}>Sample</p>
);
