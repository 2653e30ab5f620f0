/** The summary below a hero: what the page offers, for whom, the price or start, and the next step. */
import './summary.css';
import type { ReactNode } from 'react';
import { Text } from '../ui/inline.tsx';

export function Summary({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="summary stack-5 dark">
      <p className="summary-label ruled eyebrow">In short</p>
      <Text className="summary-text">{text}</Text>
      {children}
    </div>
  );
}
