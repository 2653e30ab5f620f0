/** Explains what one dot of a drawing stands for. */
import type { ReactNode } from 'react';

/** Renders a `figcaption` inside a figure, otherwise a paragraph directly below the drawing. */
export function Legend({ as: Element = 'p', children }: { as?: 'p' | 'figcaption'; children: ReactNode }) {
  return <Element className="legend">{children}</Element>;
}

type FigureProps = { className: string; legend?: ReactNode; children: ReactNode };

/** Renders a drawing with its legend. Without a legend it is a div, since screen readers would announce an empty figure. */
export function Figure({ className, legend, children }: FigureProps) {
  const Element = legend ? 'figure' : 'div';
  return (
    <Element className={className}>
      {children}
      {legend && <Legend as="figcaption">{legend}</Legend>}
    </Element>
  );
}
