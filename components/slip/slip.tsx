/** A slip out of the account book: what is entered stands on it in dots, over the form that enters you. */
import './slip.css';
import type { ReactNode } from 'react';
import { Tally } from '../tally/tally.tsx';

export function Slip({ count, of, children }: { count: number; of: string; children: ReactNode }) {
  return (
    <div className="slip">
      <Tally count={count} of={of} perRow={5} tone="haldi" />
      {children}
    </div>
  );
}
