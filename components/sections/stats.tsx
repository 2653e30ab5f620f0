/** A strip of figures from content/claims.yaml. */
import './stats.css';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { Claim, claimOf } from '../ui/claim.tsx';
import { Term } from '../ui/description-item.tsx';

type KeyFiguresProps = {
  /** Ids of claims. A pair replaces the claim's label. */
  claims: (string | [id: string, label: ReactNode])[];
  /** The name of the group, for screen readers. */
  label: string;
};

export function KeyFigures({ claims: ids, label }: KeyFiguresProps) {
  const { claims } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a named section would be a landmark
    <div className="key-figures dark" role="group" aria-label={label}>
      <dl className="key-figures-list size-2xl">
        {ids.map(entry => {
          const [id, text] = typeof entry === 'string' ? [entry, claimOf(claims, entry).label] : entry;
          return (
            <KeyFigure label={text} key={id}>
              <span className="key-figure-count" data-count-up="">
                <Claim id={id} />
              </span>
            </KeyFigure>
          );
        })}
      </dl>
    </div>
  );
}

/** One figure in a <dl>, which sets its size. */
export const KeyFigure = (props: { label: ReactNode; children: ReactNode }) => (
  <Term className="key-figure" {...props} />
);
