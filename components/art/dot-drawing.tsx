/** A dot drawing. One that shows data has a label for screen readers; the others are decorative and hidden from them. Islands can use it. */
import './dot-drawing.css';
import type { Drawing } from './dots.ts';

type DotDrawingProps = {
  drawing: Drawing;
  className?: string | undefined;
  label?: string;
  /** Fills a box of another aspect ratio; by default the drawing is shown in full. */
  fit?: string;
};

export const DotDrawing = ({ drawing: { width, height, paths }, className, label, fit }: DotDrawingProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
  <svg
    className={className ? `dot-drawing ${className}` : 'dot-drawing'}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio={fit}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {paths.map(({ tone, d }) => (
      <path className={`dot-${tone}`} d={d} key={tone} />
    ))}
  </svg>
);
