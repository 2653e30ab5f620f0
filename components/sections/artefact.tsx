/** The frame of an artefact: an example of the work, drawn as the thing itself. */
import './artefact.css';
import type { ReactNode } from 'react';

type ArtefactProps = {
  frame: 'window' | 'phone' | 'paper' | 'open';
  title: string;
  /** Prints the woven border at the head of the page. */
  hasHem?: boolean;
  children: ReactNode;
};

export const Artefact = ({ frame, title, hasHem = false, children }: ArtefactProps) => (
  <figure className="artefact">
    <figcaption className="artefact-caption row">
      <span className="name">{title}</span>
      <span className="artefact-mark">An example</span>
    </figcaption>
    <div className={`artefact-frame artefact-${frame}`}>
      {hasHem && <div className="artefact-hem hem" />}
      {children}
    </div>
  </figure>
);
