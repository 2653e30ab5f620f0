/** Clients in short: what kind of business, what was done, what came of it. */
import './snapshots.css';
import type { Service } from '../../content/schemas/offers.ts';
import { Inline } from '../ui/inline.tsx';

export function Snapshots({ snapshots }: { snapshots: Service['snapshots'] }) {
  return (
    <ul className="snapshots">
      {snapshots.map(({ business, work, outcome }) => (
        <li className="snapshot" key={business}>
          <h3 className="snapshot-business">{business}</h3>
          <p>
            <Inline text={work} />
          </p>
          <p className="snapshot-outcome">{outcome}</p>
        </li>
      ))}
    </ul>
  );
}
