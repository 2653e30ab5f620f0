/** Things in an order: phases, weeks, lessons, turns. */
import type { ReactNode } from 'react';
import { Checklist } from '../ui/checklist.tsx';
import { Text } from '../ui/inline.tsx';
import { Legend } from '../ui/legend.tsx';

type Step = {
  /** Above the title: "Days 1–30", "Week 2", "You". */
  label: string;
  title: string;
  text?: string;
  points?: string[];
  /** Stands over it, in place of a rule of dots. */
  picture?: ReactNode;
};

type StepsProps = {
  steps: Step[];
  /** What one dot of the pictures is. */
  legend?: string;
  /** Whether the dots of a picture are so many that they are counted only in the width of a phone. */
  isWide?: boolean;
};

export function Steps({ steps, legend, isWide = false }: StepsProps) {
  return (
    <>
      <ol className={isWide ? 'steps steps-wide' : 'steps'}>
        {steps.map(({ label, title, text, points, picture }) => (
          <li className={picture ? 'step stack-3' : 'step stack-3 step-ruled ruled'} key={title}>
            {picture && <div className="step-picture">{picture}</div>}
            <p className="step-label semibold">{label}</p>
            <h3 className="step-title size-xl">{title}</h3>
            {text && <Text className="muted">{text}</Text>}
            {points && <Checklist items={points} />}
          </li>
        ))}
      </ol>
      {legend && <Legend>{legend}</Legend>}
    </>
  );
}
