/** Phases from edge to edge of the window, at the end of a section: as a ladder they rise, as a funnel they narrow. */
import './stages.css';
import { Checklist } from '../../../components/ui/checklist.tsx';
import { Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Phase } from '../../../content/schemas/common.ts';

export const Stages = ({ phases, form }: { phases: Phase[]; form: 'ladder' | 'funnel' }) => (
  <ol className={`full-width stages-${form}`}>
    {phases.map(({ label, title, text, points }, i) => (
      <li className={`stage stage-${i + 1} tone-page`} key={title}>
        <div className="stack-2">
          <p className="semibold">{label}</p>
          <h3 className="size-2xl">{title}</h3>
          <Paragraph>{text}</Paragraph>
        </div>
        <Checklist items={points} />
      </li>
    ))}
  </ol>
);
