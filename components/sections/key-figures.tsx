/** A strip of figures: each a claim, by its key. */
import type { ReactNode } from 'react';
import { useSite } from '../site/site.tsx';
import { Claim, claimOf } from '../ui/claim.tsx';
import { Term } from '../ui/term.tsx';

type StatsProps = {
  /** Keys of claims; a pair gives a label of its own. */
  claims: (string | [id: string, label: ReactNode])[];
  /** What the figures are about, for those who do not see them as a strip. */
  label: string;
};

export function KeyFigures({ claims: ids, label }: StatsProps) {
  const { claims } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, and a section with a name is a landmark
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

/** One figure of a <dl>, as large as that says. */
export const KeyFigure = (props: { label: ReactNode; children: ReactNode }) => (
  <Term className="key-figure" {...props} />
);
