/** Key facts side by side. */
import type { Rate } from '../../content/schemas/rates.ts';
import { Term } from '../ui/term.tsx';

/** The key facts of an offer. The price is missing because the hero above has it. */
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
