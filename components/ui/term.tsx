/** An entry of a description list: what it is of, and what is said. */
import type { ReactNode } from 'react';

type TermProps = { label: ReactNode; className?: string; children: ReactNode };

export const Term = ({ label, className, children }: TermProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
