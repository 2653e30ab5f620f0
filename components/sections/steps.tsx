/** An ordered sequence, such as phases, weeks or lessons. */
import './steps.css';
import type { ReactNode } from 'react';
import { Checklist } from '../ui/checklist.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type Step = {
  /** Text above the title: "Days 1–30", "Week 2", "You". */
  label: string;
  title: string;
  text?: string;
  points?: string[];
};

type StepsProps = {
  steps: Step[];
  /** Returns the picture above a step, by its index; it replaces the rule. */
  pictureOf?: (i: number) => ReactNode;
  /** Puts each step on the tone of the page. */
  hasTone?: boolean;
};

export function Steps({ steps, pictureOf, hasTone = false }: StepsProps) {
  return (
    <ol className="steps grid">
      {steps.map(({ label, title, text, points }, i) => (
        <li className={`step stack-3${hasTone ? ' step-toned tone-page' : pictureOf ? '' : ' step-ruled'}`} key={title}>
          {pictureOf && <div className="step-picture">{pictureOf(i)}</div>}
          <p className="step-label semibold">{label}</p>
          <h3 className="step-title size-xl">
            <InlineMarkdown text={title} />
          </h3>
          {text && <Paragraph className="muted">{text}</Paragraph>}
          {points && <Checklist items={points} />}
        </li>
      ))}
    </ol>
  );
}
