import './price.css';
import type { Offer } from '../../content/offers.ts';
import { rupeesOf } from '../../content/rupees-of.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { priceOf } from '../lib/price-of.ts';

/** Sets the amount in a text in bold: the "₹15,000" of "From ₹15,000 a month", with an ending that joins it: "₹15,000થી". "Free" counts as an amount. */
export function BoldAmounts({ text }: { text: string }) {
  const { free } = useSite().words.fee.said;
  if (text === free) return <b>{text}</b>;
  return text.split(/(₹[\d,]+[\p{L}\p{M}]*)/u).map((part, i) => (i % 2 ? <b key={part}>{part}</b> : part));
}

type PriceProps = {
  rupees: number;
  isFrom?: boolean;
  /** Follows the amount: "per month plus ad spend". */
  unit?: string | undefined;
};

export function Price({ rupees, isFrom = false, unit }: PriceProps) {
  const [before, after] = useSite().words.fee.from.split('[amount]');
  return (
    <p className="price row">
      {isFrom && <span className="note">{before}</span>}
      <data className="figure size-2xl" value={rupees}>
        {rupeesOf(rupees)}
      </data>
      {isFrom && after && <span className="note">{after}</span>}
      {unit && <span className="note"> {unit}</span>}
    </p>
  );
}

export function PriceLine({ offer: { minimum, ...offer } }: { offer: Offer }) {
  const { words } = useSite();
  return (
    <p>
      <strong>{priceOf(offer, words.fee)}</strong>
      {minimum && ` ${fillText(words.price.inBrackets, { term: minimum.toLowerCase() })}`}
    </p>
  );
}
