import './showcase.css';
import type { ReactNode } from 'react';
import { Paragraphs } from '../ui/inline-markdown.tsx';

type ShowcaseProps = {
  id: string;
  title: string;
  eyebrow?: string;
  overview: string[];
  children: ReactNode;
};

export const Showcase = ({ id, title, eyebrow, overview, children }: ShowcaseProps) => (
  <section className="showcase split split-narrow tone-contrast">
    <div className="showcase-words stack">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
      <Paragraphs of={overview} />
    </div>
    <div className="showcase-example">{children}</div>
  </section>
);
