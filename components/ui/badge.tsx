/** A short label, shaped like a cloth tag, that sets an item apart from its neighbours. */
import './badge.css';
import type { ReactNode } from 'react';

export function Badge({ children }: { children: ReactNode }) {
  return <p className="badge">{children}</p>;
}
