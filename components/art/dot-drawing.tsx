/** A dot drawing. One that shows data has a label for screen readers; the others are decorative and hidden from them. */
import './dot-drawing.css';
import { type Drawing, plainOf, type Rendered, renderedOf, ringOf } from './dots.ts';

type DotDrawingProps = {
  drawing: Drawing | Rendered;
  className?: string;
  /** The text alternative; omitted for decoration. */
  label?: string;
  /** Fills a box of another aspect ratio; by default the drawing is shown in full. */
  fit?: string;
};

/** Draws one path per tone, with rings as wide as the drawing says. */
export function DotDrawing({ drawing, className, label, fit }: DotDrawingProps) {
  const { width, height, size, paths } = 'paths' in drawing ? drawing : renderedOf(drawing);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className={className ? `dot-drawing ${className}` : 'dot-drawing'}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={ringOf(size)}
      preserveAspectRatio={fit}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {paths.map(({ tone, d }) => (
        <path className={`dot-${tone}`} d={d} strokeWidth={tone === 'faint' ? plainOf(size) : undefined} key={tone} />
      ))}
    </svg>
  );
}
