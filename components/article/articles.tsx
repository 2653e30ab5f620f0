/** A page's list of articles, right under its title: what it is called is heard, not seen. */
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
