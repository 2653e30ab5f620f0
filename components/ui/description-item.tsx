/** A term and its description in a description list. */
import type { ReactNode } from 'react';

type TermProps = { label: ReactNode; className?: string; children: ReactNode };

export const Term = ({ label, className, children }: TermProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
