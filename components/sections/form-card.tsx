/** A slip out of the account book: what is entered stands on it in dots, over the form that enters you. */
import './form-card.css';
import type { ReactNode } from 'react';
import { Tally } from '../dots/dot-count.tsx';

export function Slip({ count, of, children }: { count: number; of: string; children: ReactNode }) {
  return (
    <div className="slip">
      <Tally count={count} of={of} perRow={5} tone="haldi" />
      {children}
    </div>
  );
}
