/** The straight answer under a hero: what it is, for whom, what it costs or how it starts, what comes next. */
import './summary.css';
import type { ReactNode } from 'react';

export function Answer({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="answer">
      <div className="answer-inner">
        <p className="answer-label">In short</p>
        <p className="answer-text">{text}</p>
        {children}
      </div>
    </div>
  );
}
