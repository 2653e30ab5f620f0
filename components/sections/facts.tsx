/** Key facts side by side, and others in a small line below. */
import './facts.css';
import type { ReactNode } from 'react';
import { DescriptionItem } from '../ui/description-item.tsx';

type Fact = {
  label: string;
  text: string | undefined;
  /** Whether it is set as a figure. */
  isFigure?: boolean;
};

export function Facts({ facts, children }: { facts: Fact[]; children?: ReactNode }) {
  return (
    <div className="facts tone-page">
      <dl className="facts-list grid">
        {facts.map(
          ({ label, text, isFigure }) =>
            text && (
              <DescriptionItem className={isFigure ? 'fact fact-figure' : 'fact'} label={label} key={label}>
                {text}
              </DescriptionItem>
            ),
        )}
      </dl>
      {children && <p className="note">{children}</p>}
    </div>
  );
}
