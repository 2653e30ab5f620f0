/** A price in rupees, grouped the Indian way. */
import './price.css';

/** 150000 → "₹1,50,000". The grouping is made here, at build time, not by the visitor's browser. */
export const rupeesOf = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;

/** "From ₹15,000 a month" with its amount in bold. What is free is one, too. */
export const BoldAmounts = ({ text }: { text: string }) =>
  text.split(/(₹[\d,]+|^Free$)/).map((part, i) => (i % 2 ? <b key={part}>{part}</b> : part));

/** `isFrom` says that it starts there; `unit` what it is for: "per month plus ad spend". */
export function Price({ rupees, isFrom = false, unit }: { rupees: number; isFrom?: boolean; unit?: string }) {
  return (
    <p className="price row">
      {isFrom && <span className="note">from </span>}
      <data className="price-figure size-2xl" value={rupees}>
        {rupeesOf(rupees)}
      </data>
      {unit && <span className="note"> {unit}</span>}
    </p>
  );
}
