/** An example of a month as a sum: from the money to the cost of an order. */
import '../../../components/sections/stats.css';
import { Artefact } from '../../../components/sections/artefact.tsx';
import { Stat } from '../../../components/sections/stats.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

/** The first row is the ad itself, which stands elsewhere. */
export const Sum = ({ title, rows: [, ...figures] }: Sheet) => (
  <Artefact frame="open" title={title}>
    <dl className="stats-list stats-fours grid">
      {figures.map(([label, figure, note]) => (
        <Stat label={`${label}, ${note}`} key={label}>
          {figure}
        </Stat>
      ))}
    </dl>
  </Artefact>
);
