/** What a buyer asks first, side by side: for whom it is, what it costs, how long it binds, how it begins. */
import type { Rate } from '../../content/schemas/rates.ts';

export function Facts({ rate: { forWhom, price, minimum, start, teacher, dates } }: { rate: Rate }) {
  const facts = [
    ['For', forWhom],
    ['Price', price],
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

/** The price in a line, for the first screen. */
export function PriceLine({ rate: { price, minimum } }: { rate: Rate }) {
  return (
    <>
      <strong>{price}</strong> (minimum: {minimum.toLowerCase()})
    </>
  );
}
