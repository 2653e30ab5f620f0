/** A picture made of dots. One that carries data says what it shows; the others are decoration and silent. */
import './dots.css';
import type { ReactNode } from 'react';
import { type Picture, pathsOf, type Tone } from './dots.ts';

export type PlaneProps = {
  width: number;
  height: number;
  /** Of its dots, where they do not bring their own. */
  size?: number;
  className?: string;
  /** What a reader would take from the picture; none for decoration. */
  label?: string;
  /** How it fills a box of another shape; the whole picture shows in its middle unless given. */
  fit?: 'xMidYMid slice' | 'xMinYMid';
  children: ReactNode;
};

/** What a picture is drawn on. */
export function Plane({ width, height, size, className, label, fit, children }: PlaneProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className={className ? `dots ${className}` : 'dots'}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={size}
      preserveAspectRatio={fit}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}

export const Dots = ({ picture, ...rest }: { picture: Picture } & Pick<PlaneProps, 'className' | 'label' | 'fit'>) => (
  <Plane width={picture.width} height={picture.height} size={picture.size} {...rest}>
    {pathsOf(picture).map(({ tone, d }) => (
      <path className={`dot-${tone}`} d={d} key={tone} />
    ))}
  </Plane>
);

/** A dot for each tone, one beside the other, as high as large type. */
export function DotRow({ tones }: { tones: readonly Tone[] }) {
  const dots = tones.map((tone, i) => ({ x: 10 + i * 20, y: 10, tone }));
  return <Dots className="dot-row" fit="xMinYMid" picture={{ width: tones.length * 20, height: 20, size: 19, dots }} />;
}
