/** Key facts side by side, and others in a small line below. */
import './facts.css';
import { DescriptionItem } from '../ui/description-item.tsx';

type Fact = { label: string; text: string | undefined };

export function Facts({ facts, notes = [] }: { facts: Fact[]; notes?: Fact[] }) {
  return (
    <div className="facts cloth stack-3">
      <dl className="facts-list stack-5">
        {facts.map(
          ({ label, text }) =>
            text && (
              <DescriptionItem className="fact ruled" label={label} key={label}>
                {text}
              </DescriptionItem>
            ),
        )}
      </dl>
      {notes.length > 0 && (
        <p className="note">{notes.flatMap(({ label, text }) => (text ? `${label}: ${text}` : [])).join(' · ')}</p>
      )}
    </div>
  );
}
