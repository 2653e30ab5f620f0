/** The straight answer under a hero: what it is, for whom, what it costs or how it starts, what comes next. */
import './summary.css';
import type { ReactNode } from 'react';
import { Inline } from '../ui/inline.tsx';

export function Summary({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="summary">
      <div className="summary-inner">
        <p className="summary-label">In short</p>
        <p className="summary-text">
          <Inline text={text} />
        </p>
        {children}
      </div>
    </div>
  );
}
