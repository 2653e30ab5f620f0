/** Key facts side by side, and links after them. */
import './facts.css';
import type { ReactNode } from 'react';
import { DescriptionItem } from '../ui/description-item.tsx';

type Fact = { label: string; text: string | undefined };

export function Facts({ facts, children }: { facts: Fact[]; children?: ReactNode }) {
  return (
    <div className="facts grid tone-page">
      <dl className="facts-list">
        {facts.map(
          ({ label, text }) =>
            text && (
              <DescriptionItem className="fact" label={label} key={label}>
                {text}
              </DescriptionItem>
            ),
        )}
      </dl>
      {children && <p className="facts-links">{children}</p>}
    </div>
  );
}
