/** A price in rupees, grouped the Indian way. */
import './price.css';

/** 150000 → "₹1,50,000". The grouping is made here, at build time, not by the visitor's browser. */
export const rupeesOf = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;

/** `isFrom` says that it starts there; `unit` what it is for: "per month plus ad spend". */
export function Price({ rupees, isFrom = false, unit }: { rupees: number; isFrom?: boolean; unit?: string }) {
  return (
    <p className="price">
      {isFrom && <span className="price-from">from </span>}
      <data className="price-figure" value={rupees}>
        {rupeesOf(rupees)}
      </data>
      {unit && <span className="price-unit"> {unit}</span>}
    </p>
  );
}
