/** A list of articles directly below the page title. Only screen readers get its heading. */
import './articles.css';
import type { ReactNode } from 'react';

export const Articles = ({ children }: { children: ReactNode }) => (
  <section className="articles stack-5">
    <h2 className="sr-only">Articles</h2>
    {children}
  </section>
);
