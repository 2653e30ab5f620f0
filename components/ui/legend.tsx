/** What one dot of a picture is. */
import type { ReactNode } from 'react';

/** A `figcaption` within a figure; else a paragraph, close under what it explains. */
export function Legend({ as: Element = 'p', children }: { as?: 'p' | 'figcaption'; children: ReactNode }) {
  return <Element className="legend">{children}</Element>;
}
