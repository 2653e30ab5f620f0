import './headline.css';
import type { ReactNode } from 'react';
import { Claim } from './claim.tsx';

export const Headline = ({ claim, children }: { claim: string; children: ReactNode }) => (
  <p className="headline name">
    <strong className="headline-figure figure">
      <Claim id={claim} />
    </strong>{' '}
    <span>{children}</span>
  </p>
);
