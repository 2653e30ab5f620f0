/** What a buyer asks next, side by side: for whom it is, how long it binds, how it begins. The price stands in the hero, over it. */
import type { Rate } from '../../content/schemas/rates.ts';

export function Facts({ rate: { forWhom, minimum, start, teacher, dates } }: { rate: Rate }) {
  const facts = [
    ['For', forWhom],
    ['Minimum', minimum],
    ['Taught by', teacher],
    ['Dates', dates],
    ['First step', start],
  ];
  return (
    <div className="facts">
      <dl className="facts-list">
        {facts.map(
          ([label, text]) =>
            text && (
              <div className="fact" key={label}>
                <dt className="fact-label">{label}</dt>
                <dd className="fact-text">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
