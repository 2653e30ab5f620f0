/** An example of a month as a sum: from the money to the cost of an order. */
import '../../../components/sections/stats.css';
import { Stat } from '../../../components/sections/stats.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

/** The first row is the ad itself, which stands elsewhere. */
export const Sum = ({ words, rows: [, ...figures] }: Sheet) => (
  <div className="stack-3">
    <p className="name">{words.sum}</p>
    <dl className="stats-list stats-fours grid">
      {figures.map(([label, figure, note]) => (
        <Stat label={`${label}, ${note}`} key={label}>
          {figure}
        </Stat>
      ))}
    </dl>
  </div>
);
