/** A dot drawing. One that shows data has a label for screen readers; the others are decorative and hidden from them. */
import './dot-drawing.css';
import type { ReactNode } from 'react';
import { type Drawing, plainOf, type Rendered, renderedOf, ringOf, type Strokes } from './dots.ts';

export type DrawingSvgProps = {
  width: number;
  height: number;
  /** The diameter of the dots, unless the children or --ring set it. */
  size?: number;
  className?: string;
  /** The text alternative; omitted for decoration. */
  label?: string;
  /** Fills a box of another aspect ratio; by default the drawing is shown in full. */
  fit?: string;
  children: ReactNode;
};

/** The SVG element of a drawing. */
export function DrawingSvg({ width, height, size, className, label, fit, children }: DrawingSvgProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className={className ? `dot-drawing ${className}` : 'dot-drawing'}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={size && `var(--ring,${ringOf(size)})`}
      preserveAspectRatio={fit}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}

/** The dots of a drawing: one path per tone. */
export const DotPaths = (strokes: Strokes) => (
  <>
    {strokes.paths.map(({ tone, d }) => (
      <path
        className={`dot-${tone}`}
        d={d}
        strokeWidth={tone === 'faint' ? plainOf(strokes.size) : undefined}
        key={tone}
      />
    ))}
  </>
);

type DotDrawingProps = { drawing: Drawing | Rendered } & Pick<DrawingSvgProps, 'className' | 'label' | 'fit'>;

export const DotDrawing = ({ drawing, ...rest }: DotDrawingProps) => (
  <DrawingSvg width={drawing.width} height={drawing.height} size={drawing.size} {...rest}>
    <DotPaths {...('paths' in drawing ? drawing : renderedOf(drawing))} />
  </DrawingSvg>
);
