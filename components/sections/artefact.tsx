/** The frame of an artefact: an example of the work, drawn as the thing itself. */
import './artefact.css';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { Sample } from '../ui/sample.tsx';

type ArtefactProps = {
  frame: 'window' | 'phone' | 'paper' | 'open';
  title: string;
  children: ReactNode;
};

export const Artefact = ({ frame, title, children }: ArtefactProps) => (
  <figure>
    <figcaption className="artefact-caption row">
      <span className="name">{title}</span>
      <Sample label={useSite().words.example} />
    </figcaption>
    <div className={`artefact-frame artefact-${frame}`}>{children}</div>
  </figure>
);
