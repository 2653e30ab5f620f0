/** Two sections side by side on one tone, each with its heading. */
import './pair.css';
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { toneClasses } from './section.tsx';

type PairProps = {
  parts: { title: string; content: ReactNode }[];
  /** Gives the first more of the width: for a list in two columns. */
  isUneven?: boolean;
  tone?: 'plain' | 'brand' | 'bright';
};

export const Pair = ({ parts, isUneven = false, tone = 'plain' }: PairProps) => (
  <section className={`section ${toneClasses[tone]} pair split${isUneven ? ' split-wide' : ''}`}>
    {parts.map(({ title, content }) => (
      <div className="pair-part stack-5" key={title}>
        <h2 className="pair-title" id={slug(title)}>
          {title}
        </h2>
        {content}
      </div>
    ))}
  </section>
);
