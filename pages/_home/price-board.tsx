/** A few prices in large type, each with a dot for every ₹150. */
import './price-board.css';
import { DotCount } from '../../components/art/dot-count.tsx';
import { numberOf } from '../../components/lib/number-of.ts';
import { Stat } from '../../components/sections/stats.tsx';

const rupeesPerDot = 150;

type PriceBoardProps = {
  lines: { price: string; what: string }[];
  /** What stands above each price. */
  from?: string;
};

export const PriceBoard = ({ lines, from }: PriceBoardProps) => (
  <dl className="price-board stack-5">
    {lines.map(({ price, what }) => (
      <Stat
        label={
          <>
            {what}
            <DotCount count={Math.ceil(numberOf(price) / rupeesPerDot)} perRow={25} tone="accent" />
          </>
        }
        key={what}
      >
        {from && (
          <>
            <small className="note">{from}</small>{' '}
          </>
        )}
        {price}
      </Stat>
    ))}
  </dl>
);
