import './_articles.css';
import type { ReactNode } from 'react';

export const Articles = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="articles stack-5">
    <h2 className="sr-only" id="articles">
      {title}
    </h2>
    {children}
  </section>
);
