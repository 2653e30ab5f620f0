/** The section with a list of articles. */
import './_articles.css';
import type { ReactNode } from 'react';

export const Articles = ({ children }: { children: ReactNode }) => (
  <section className="articles stack-5">
    <h2 className="sr-only" id="articles">
      Articles
    </h2>
    {children}
  </section>
);
