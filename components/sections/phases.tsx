/** The steps of a programme, in order: what each is called, what it is for, what comes out of it. */
import './phases.css';
import type { Phase } from '../../content/schemas/common.ts';
import { Checklist } from '../ui/checklist.tsx';

export function Phases({ phases }: { phases: Phase[] }) {
  return (
    <ol className="phases">
      {phases.map(({ label, title, subtitle, deliverables }) => (
        <li className="phase" key={title}>
          <p className="phase-label">{label}</p>
          <h3 className="phase-title">{title}</h3>
          <p className="phase-subtitle">{subtitle}</p>
          <Checklist items={deliverables} />
        </li>
      ))}
    </ol>
  );
}
