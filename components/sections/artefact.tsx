/** The frame of an artefact: an example of the work, drawn as the thing itself; or of a real table. */
import './artefact.css';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { Sample } from '../ui/sample.tsx';

type ArtefactProps = {
  frame: 'window' | 'phone' | 'paper' | 'open';
  title: string;
  isExample?: boolean | undefined;
  children: ReactNode;
};

export function Artefact({ frame, title, isExample = true, children }: ArtefactProps) {
  const { example } = useSite().words;
  return (
    <figure>
      <figcaption className="artefact-caption row">
        <span className="name">{title}</span>
        {isExample && <Sample label={example} />}
      </figcaption>
      <div className={`artefact-frame artefact-${frame}`}>{children}</div>
    </figure>
  );
}
