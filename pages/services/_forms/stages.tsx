/** Phases from edge to edge of the window: as a ladder they rise, as a funnel they narrow. */
import './ladder.css';
import './narrowing.css';
import { Checklist } from '../../../components/ui/checklist.tsx';
import { Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Phase } from '../../../content/schemas/common.ts';

type StagesProps = { phases: Phase[]; form: 'ladder' | 'narrowing' };

const Stages = ({ phases, form }: StagesProps) => (
  <ol className={form}>
    {phases.map(({ label, title, text, points, colour }) => (
      <li className={`${form}-stage ${form === 'ladder' ? 'stack-3' : 'split'} tone-${colour}`} key={title}>
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

export const Ladder = ({ phases }: Pick<StagesProps, 'phases'>) => <Stages phases={phases} form="ladder" />;
export const Narrowing = ({ phases }: Pick<StagesProps, 'phases'>) => <Stages phases={phases} form="narrowing" />;
