/** A picture out of the site's one file of pictures, which pages/art.svg.ts draws: shown here in the colours of the place. */
import './dots.css';

type ArtProps = {
  /** The file's address and the picture's name in it: "/art.svg#skyline". */
  href: string;
  width: number;
  height: number;
  className: string;
  /** Whether it is cut to fill a box of another shape. */
  isCut?: boolean;
  /** What a reader would take from it; none for decoration. */
  label?: string;
};

export function Art({ href, width, height, className, isCut = false, label }: ArtProps) {
  return (
    <svg
      className={`dots ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isCut ? 'xMidYMid slice' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={href} />
    </svg>
  );
}
