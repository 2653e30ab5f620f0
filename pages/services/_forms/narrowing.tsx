/** Phases as a funnel: each band from edge to edge is narrower than the one above it. */
import './narrowing.css';
import { Checklist } from '../../../components/ui/checklist.tsx';
import { Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Phase } from '../../../content/schemas/common.ts';

export const Narrowing = ({ phases }: { phases: Phase[] }) => (
  <ol className="narrowing">
    {phases.map(({ label, title, text, points, colour }) => (
      <li className={`narrowing-band split ground-${colour}`} key={title}>
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
