/** A picture out of the site's one file of pictures, art-file.ts: shown here in the colours of the place. */
import './dots.css';
import { useSite } from '../site/site.tsx';

type ArtProps = {
  /** The picture's name in the file: "skyline-fine". */
  id: string;
  /** Its plane; that of a drawing unless given. */
  width?: number;
  height?: number;
  className: string;
  /** Where it lies in a box of another shape, or how it is cut to fill it. */
  fit?: 'xMidYMid slice' | 'xMinYMid';
  /** What a reader would take from it; none for decoration. */
  label?: string;
};

export function Art({ id, width = 260, height = 220, className, fit, label }: ArtProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className={`dots ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${useSite().art}#${id}`} />
    </svg>
  );
}

/** The name of a page's drawing: "/services/seo/" → "services-seo". */
export const drawingId = (path: string): string => path.slice(1, -1).replaceAll('/', '-');

/** The drawing of another page, where that page is named. */
export const PageArt = ({ path }: { path: string }) => <Art className="page-art" id={drawingId(path)} fit="xMinYMid" />;
