/** What one dot of a picture is. */
import type { ReactNode } from 'react';

/** A `figcaption` within a figure; else a paragraph, close under what it explains. */
export function Legend({ as: Element = 'p', children }: { as?: 'p' | 'figcaption'; children: ReactNode }) {
  return <Element className="legend">{children}</Element>;
}

type FigureProps = { className: string; legend?: ReactNode; children: ReactNode };

/** A picture with its legend. Without one it is no figure: it would be told as one, and be empty. */
export function Figure({ className, legend, children }: FigureProps) {
  const Element = legend ? 'figure' : 'div';
  return (
    <Element className={className}>
      {children}
      {legend && <Legend as="figcaption">{legend}</Legend>}
    </Element>
  );
}
