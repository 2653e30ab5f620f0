/** A form on a card styled as a slip of an account book, below a count in dots. */
import './form-card.css';
import type { ReactNode } from 'react';
import { DotCount } from '../dots/dot-count.tsx';

export function FormCard({ count, of, children }: { count: number; of: string; children: ReactNode }) {
  return (
    <div className="form-card">
      <DotCount count={count} of={of} perRow={5} tone="accent" />
      {children}
    </div>
  );
}
