/** What an offer is, in a few paragraphs, beside an example of the work. */
import './showcase.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import type { Tone } from '../../content/schemas/common.ts';
import { Paragraphs } from '../ui/inline-markdown.tsx';

export type ShowcaseProps = {
  title: string;
  /** The anchor; defaults to the slug of the title. */
  id?: string;
  eyebrow?: string;
  overview: string[];
  tone?: Tone | 'contrast';
  /** Content below both. */
  more?: ReactNode;
  /** The example. */
  children: ReactNode;
};

export const Showcase = ({
  title,
  id = slug(title),
  eyebrow,
  overview,
  tone = 'contrast',
  more,
  children,
}: ShowcaseProps) => (
  <section className={`showcase split split-narrow tone-${tone}`}>
    <div className="showcase-words stack">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 className="showcase-title size-2xl" id={id}>
        {title}
      </h2>
      <Paragraphs of={overview} />
    </div>
    <div className="showcase-example">{children}</div>
    {more && <div className="showcase-more stack-5">{more}</div>}
  </section>
);
