/** What an offer is, in a few paragraphs, beside an example of the work that reaches into the next band. */
import './showcase.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { Paragraphs } from '../ui/inline-markdown.tsx';

type ShowcaseProps = { title: string; eyebrow?: string; overview: string[]; children: ReactNode };

export const Showcase = ({ title, eyebrow, overview, children }: ShowcaseProps) => (
  <section className="showcase ground-turmeric">
    <div className="showcase-words stack">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 className="showcase-title size-2xl" id={slug(title)}>
        {title}
      </h2>
      <Paragraphs of={overview} />
    </div>
    <div className="showcase-example">{children}</div>
  </section>
);
