/** The straight answer under a hero: what it is, for whom, what it costs or how it starts, what comes next. */
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
