/** The last band of a page: one invitation and what to do next. */
import './closing.css';
import type { ReactNode } from 'react';
import { slugOf } from '../site/slug-of.ts';
import { Inline } from '../ui/inline.tsx';

export function Closing({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = slugOf(title);
  return (
    <section className="closing" aria-labelledby={id}>
      <div className="closing-inner">
        <h2 className="closing-title" id={id}>
          {title}
        </h2>
        <p className="closing-text">
          <Inline text={text} />
        </p>
        {children}
      </div>
    </section>
  );
}
