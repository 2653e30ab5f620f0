/** A post or an article as its readers see it, and where it comes from or leads to. */
import { LazyDrawing } from '../../../components/art/drawing.tsx';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Content } from '../../../content/schema.ts';

type WrittenPostProps = Content['addOns']['list'][number]['example'];

export const WrittenPost = ({ title, from, drawing, headline, text, source }: WrittenPostProps) => (
  <Artefact frame="window" title={title}>
    <div className="stack-3">
      <p>{from}</p>
      <LazyDrawing of={drawing} />
      <p className="name">{headline}</p>
      <p>{text}</p>
      <p className="legend">{source}</p>
    </div>
  </Artefact>
);
