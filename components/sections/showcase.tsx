import './section.css';
import './showcase.css';
import type { ReactNode } from 'react';
import { Paragraphs } from '../ui/inline-markdown.tsx';

type ShowcaseProps = {
  id: string;
  title: string;
  eyebrow?: string;
  overview: string[];
  /** What follows the overview, and what both columns. */
  words?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

export const Showcase = ({ id, title, eyebrow, overview, words, below, children }: ShowcaseProps) => (
  <section className="section tone-contrast stack">
    <div className="split split-narrow">
      <div className="showcase-words stack">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        <Paragraphs of={overview} />
        {words}
      </div>
      <div className="showcase-example">{children}</div>
    </div>
    {below && (
      <div className="section-body" data-reveal="">
        {below}
      </div>
    )}
  </section>
);
