/** A short label, shaped like a cloth tag, that sets an item apart from its neighbours. */
import './badge.css';
import type { ReactNode } from 'react';

export const Badge = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={className ? `badge semibold ${className}` : 'badge semibold'}>{children}</p>
);
