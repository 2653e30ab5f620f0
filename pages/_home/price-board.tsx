/** A few prices in large type. */
import { Stat } from '../../components/sections/stats.tsx';

type PriceBoardProps = {
  lines: { price: string; what: string }[];
  /** What stands before each price. */
  from?: string;
};

export const PriceBoard = ({ lines, from }: PriceBoardProps) => (
  <dl className="stack-5 size-2xl">
    {lines.map(({ price, what }) => (
      <Stat label={what} key={what}>
        {from && <small className="note">{from} </small>}
        {price}
      </Stat>
    ))}
  </dl>
);
