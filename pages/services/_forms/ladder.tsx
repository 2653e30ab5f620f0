/** Phases as steps that rise from one edge of the window to the other. */
import './ladder.css';
import { Checklist } from '../../../components/ui/checklist.tsx';
import { Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Phase } from '../../../content/schemas/common.ts';

export const Ladder = ({ phases }: { phases: Phase[] }) => (
  <ol className="ladder">
    {phases.map(({ label, title, text, points, colour }) => (
      <li className={`ladder-step stack-3 ground-${colour}`} key={title}>
        <p className="semibold">{label}</p>
        <h3 className="size-2xl">{title}</h3>
        <Paragraph>{text}</Paragraph>
        <Checklist items={points} />
      </li>
    ))}
  </ol>
);
