/** A list of articles directly below the page title. Only screen readers get its heading. */
import './articles.css';
import type { ReactNode } from 'react';

export function Articles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="articles stack-5">
      <h2 className="sr-only">{title}</h2>
      {children}
    </section>
  );
}
