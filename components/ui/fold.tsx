/** A disclosure that is collapsible on phones only: browsers that support ::details-content show it in full in print and on wider screens. */
import './fold.css';
import type { ReactNode } from 'react';

type FoldProps = {
  /** A short summary of the content: "4 modules". */
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
