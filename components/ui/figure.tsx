/** A drawing with its legend, which says what one dot stands for. Without one it is a div: screen readers would announce an empty figure. */
import type { ReactNode } from 'react';

type FigureProps = { className: string; legend?: ReactNode; children: ReactNode };

export function Figure({ className, legend, children }: FigureProps) {
  const Element = legend ? 'figure' : 'div';
  return (
    <Element className={className}>
      {children}
      {legend && <figcaption className="legend">{legend}</figcaption>}
    </Element>
  );
}
