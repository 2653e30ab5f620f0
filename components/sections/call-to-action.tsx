/** The last section of a page: an invitation with buttons. */
import './call-to-action.css';
import type { ReactNode } from 'react';
import { LazyScene } from '../art/drawing.tsx';
import { Buttons, type ButtonsProps } from '../ui/button.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';

type CallToActionProps = {
  title: string;
  text: ReactNode;
  buttons?: ButtonsProps | undefined;
  children?: ReactNode;
  scene?: string | undefined;
};

export function CallToAction({ title, text, buttons, children, scene }: CallToActionProps) {
  return (
    <section className="call-to-action tone-page">
      <div className="call-to-action-words split">
        <h2 className="call-to-action-title" id="closing">
          {title}
        </h2>
        <Paragraph className="lead">{text}</Paragraph>
        {children ?? (buttons && <Buttons {...buttons} />)}
      </div>
      {scene && <LazyScene of={scene} on="page" />}
    </section>
  );
}
