/** The frame of an artefact: an example of the work, drawn as the thing itself. */
import './artefact.css';
import type { ReactNode } from 'react';

type ArtefactProps = {
  frame: 'window' | 'phone' | 'paper' | 'open';
  title: string;
  /** Prints the woven border at the head of the page. */
  hasBorder?: boolean;
  children: ReactNode;
};

export const Artefact = ({ frame, title, hasBorder = false, children }: ArtefactProps) => (
  <figure>
    <figcaption className="artefact-caption row">
      <span className="name">{title}</span>
      <span className="artefact-mark">An example</span>
    </figcaption>
    <div className={`artefact-frame artefact-${frame}`}>
      {hasBorder && <div className="artefact-border woven-border" />}
      {children}
    </div>
  </figure>
);
