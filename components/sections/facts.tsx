/** What a reader asks first, side by side. */
import type { Rate } from '../../content/schemas/rates.ts';
import { Term } from '../ui/term.tsx';

/** Of an offer: for whom it is, how long it binds, how it begins. The price stands in the hero, over it. */
export function Facts({ rate: { forWhom, minimum, start, teacher, dates } }: { rate: Rate }) {
  const facts = [
    { label: 'For', text: forWhom },
    { label: 'Minimum', text: minimum },
    { label: 'Taught by', text: teacher },
    { label: 'Dates', text: dates },
    { label: 'First step', text: start },
  ];
  return <FactList facts={facts} />;
}

export function FactList({ facts }: { facts: { label: string; text: string | undefined }[] }) {
  return (
    <dl className="facts stack-5 dark">
      {facts.map(
        ({ label, text }) =>
          text && (
            <Term className="fact ruled" label={label} key={label}>
              {text}
            </Term>
          ),
      )}
    </dl>
  );
}
