/** The last band of a page: one invitation and what to do next. */
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { Inline } from '../ui/inline.tsx';

export function Closing({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = slug(title);
  return (
    <section className="closing">
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
