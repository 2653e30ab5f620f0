import type { ReactNode } from 'react';

type DescriptionItemProps = { label: ReactNode; className?: string; children: ReactNode };

export const DescriptionItem = ({ label, className, children }: DescriptionItemProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
