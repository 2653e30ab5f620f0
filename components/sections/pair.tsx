/** Two sections side by side on one ground, each with its heading. */
import './pair.css';
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';

type PairProps = {
  variant?: 'plain' | 'cloth';
  parts: { title: string; content: ReactNode }[];
  /** Gives the first two thirds of the width: for a list in two columns. */
  isUneven?: boolean;
  /** A row of buttons below both. */
  children?: ReactNode;
};

export const Pair = ({ variant = 'plain', parts, isUneven = false, children }: PairProps) => (
  <section
    className={`section pair${isUneven ? ' pair-uneven' : ''} ${variant === 'cloth' ? 'cloth' : 'section-plain'}`}
  >
    {parts.map(({ title, content }) => (
      <div className="pair-part stack-5" key={title}>
        <h2 className="pair-title" id={slug(title)}>
          {title}
        </h2>
        {content}
      </div>
    ))}
    {children}
  </section>
);
