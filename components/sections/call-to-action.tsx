/** The last section of a page: an invitation with buttons, and the steps that follow it. */
import './call-to-action.css';
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { LazyScene } from '../art/scene.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { CardGrid, type CardItem } from './card-grid.tsx';

type CallToActionProps = {
  title: string;
  /** The anchor; defaults to the slug of the title. */
  id?: string;
  text: ReactNode;
  children: ReactNode;
  /** What happens after booking. */
  steps?: CardItem[];
  /** The name of the wide drawing that it stands on. */
  scene?: string | undefined;
};

export function CallToAction({ title, id = slug(title), text, children, steps, scene }: CallToActionProps) {
  return (
    <section className="call-to-action stack tone-page">
      <div className="call-to-action-words split">
        <h2 className="call-to-action-title display" id={id}>
          {title}
        </h2>
        <Paragraph className="lead">{text}</Paragraph>
        {children}
      </div>
      {steps && (
        <div className="section-body stack">
          <p className="name">After you book</p>
          <CardGrid variant="card-steps" items={steps} />
        </div>
      )}
      {scene && <LazyScene of={scene} on="page" />}
    </section>
  );
}
