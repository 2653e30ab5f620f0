/** A picture made of dots. One that carries data says what it shows; the others are decoration and silent. */
import './dots.css';
import { type Picture, pathsOf, type Tone } from './dots.ts';

type DotsProps = {
  picture: Picture;
  className?: string;
  /** What a reader would take from the picture; none for decoration. */
  label?: string;
  /** How it fills a box of another shape; the whole picture shows unless given. */
  fit?: 'xMaxYMax slice' | 'xMidYMax slice' | 'xMidYMid slice' | 'xMinYMid' | 'xMaxYMid';
};

export function Dots({ picture, className, label, fit }: DotsProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className={className ? `dots ${className}` : 'dots'}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      strokeWidth={picture.size}
      preserveAspectRatio={fit}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {pathsOf(picture).map(({ tone, d }) => (
        <path className={`dot-${tone}`} d={d} key={tone} />
      ))}
    </svg>
  );
}

/** A dot for each tone, one beside the other, as high as large type. */
export function DotRow({ tones }: { tones: readonly Tone[] }) {
  const dots = tones.map((tone, i) => ({ x: 10 + i * 20, y: 10, tone }));
  return <Dots className="dot-row" fit="xMinYMid" picture={{ width: tones.length * 20, height: 20, size: 19, dots }} />;
}
