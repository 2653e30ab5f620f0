/** What is folded on a phone alone: on paper and on wider screens all of it is there, in browsers that can show it. */
import './fold.css';
import type { ReactNode } from 'react';

type FoldProps = {
  /** What is in, in a few words: "4 modules". */
  label: string;
  className?: string;
  children: ReactNode;
};

export function Fold({ label, className = '', children }: FoldProps) {
  return (
    <details className={`fold faq-item ${className}`}>
      <summary className="fold-label faq-question semibold">{label}</summary>
      {children}
    </details>
  );
}
