/** Key facts side by side, and others in a small line below. */
import './facts.css';
import type { ReactNode } from 'react';
import { DescriptionItem } from '../ui/description-item.tsx';

type Fact = { label: string; text: string | undefined };

export function Facts({ facts, children }: { facts: Fact[]; children?: ReactNode }) {
  return (
    <div className="facts tone-page stack-3">
      <dl className="facts-list grid">
        {facts.map(
          ({ label, text }) =>
            text && (
              <DescriptionItem className="fact ruled" label={label} key={label}>
                {text}
              </DescriptionItem>
            ),
        )}
      </dl>
      {children && <p className="note">{children}</p>}
    </div>
  );
}
