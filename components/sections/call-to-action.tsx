/** The last section of a page: an invitation with buttons. */
import './call-to-action.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { Frieze } from '../art/scene.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';

type CallToActionProps = {
  title: string;
  text: ReactNode;
  children: ReactNode;
  /** The drawing that it stands on: <Scene />, or, by default, the low row of the page. */
  scene?: ReactNode;
};

export function CallToAction({ title, text, children, scene = <Frieze /> }: CallToActionProps) {
  return (
    <section className="call-to-action cloth">
      <div className="call-to-action-words split split-narrow">
        <h2 className="call-to-action-title display" id={slug(title)}>
          {title}
        </h2>
        <Paragraph className="lead">{text}</Paragraph>
        {children}
      </div>
      {scene}
    </section>
  );
}
