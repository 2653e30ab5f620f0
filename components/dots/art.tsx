/** A picture out of the site's one file of pictures, which pages/art.svg.ts draws: shown here in the colours of the place. */
import './dots.css';
import { hrefOf, useSite } from '../site/site.tsx';
import type { FamilyName } from './families.ts';

type ArtProps = {
  /** The file's address and the picture's name in it: "/art.svg#skyline". */
  href: string;
  width: number;
  height: number;
  className: string;
  /** How it lies in a box of another shape: cut, to fill it, or whole in the corner at the lower right. */
  fit?: 'xMidYMid slice' | 'xMaxYMax';
  /** What a reader would take from it; none for decoration. */
  label?: string;
};

export function Art({ href, width, height, className, fit, label }: ArtProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className={`dots ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={href} />
    </svg>
  );
}

/** A family's picture, in a box of any shape. */
export function FamilyArt({ family }: { family: FamilyName }) {
  const href = hrefOf(`/art.svg#${family}`, useSite().address);
  return <Art className="art-cut" href={href} width={260} height={220} fit="xMidYMid slice" />;
}
