/** A strip of figures from content/claims.yaml. */
import './stats.css';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { Claim, claimOf } from '../ui/claim.tsx';
import { DescriptionItem } from '../ui/description-item.tsx';

type StatsProps = {
  /** Ids of claims. A pair replaces the claim's label. */
  claims: (string | [id: string, label: ReactNode])[];
  label: string;
  isBand?: boolean;
};

export function Stats({ claims: ids, label, isBand = false }: StatsProps) {
  const { claims } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a named section would be a landmark
    <div className={isBand ? 'stats-band tone-page' : 'stats'} role="group" aria-label={label}>
      <dl className={`stats-list grid${ids.length % 4 === 0 ? ' stats-fours' : ''}`}>
        {ids.map(entry => {
          const [id, text] = typeof entry === 'string' ? [entry, claimOf(claims, entry).label] : entry;
          return (
            <Stat label={text} key={id}>
              <span className="stat-count" data-count-up="">
                <Claim id={id} />
              </span>
            </Stat>
          );
        })}
      </dl>
    </div>
  );
}

/** One figure in a <dl>, which sets its size. */
export const Stat = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <DescriptionItem className="stat" label={label}>
    <span className="figure">{children}</span>
  </DescriptionItem>
);
