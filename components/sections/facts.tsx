/** Key facts side by side, and links after them. */
import './facts.css';
import type { ReactNode } from 'react';
import { DotCount } from '../art/dot-count.tsx';
import { DescriptionItem } from '../ui/description-item.tsx';

/** `count` is drawn in dots: the number of days or hours in the text. */
type Fact = { label: string; text: string | undefined; count?: number | undefined };

export function Facts({ facts, children }: { facts: Fact[]; children?: ReactNode }) {
  return (
    <div className="facts grid tone-page">
      <dl className="facts-list">
        {facts.map(
          ({ label, text, count }) =>
            text && (
              <DescriptionItem className="fact" label={label} key={label}>
                {text}
                {count && <DotCount count={count} perRow={12} />}
              </DescriptionItem>
            ),
        )}
      </dl>
      {children && <p className="facts-links">{children}</p>}
    </div>
  );
}
