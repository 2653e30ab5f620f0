/** The academy's three paths, from free to made to measure: each with as many dots as it has lessons, modules or topics. */
import './learning-paths.css';
import type { Academy } from '../../content/schemas/academy.ts';
import { Tally } from '../dots/dot-count.tsx';
import { Tag } from '../ui/badge.tsx';
import { Action } from '../ui/button.tsx';
import { Ticks } from '../ui/checklist.tsx';

type LearningPathsProps = {
  paths: Academy['paths'];
  /** What each path holds, in their order. */
  holds: { count: number; group: number; of: string }[];
};

export function LearningPaths({ paths, holds }: LearningPathsProps) {
  return (
    <ol className="learning-paths">
      {paths.map(({ title, badge, text, points, path }, i) => (
        <li className="learning-path" key={path}>
          <div className="learning-path-words">
            <Tag>{badge}</Tag>
            <h3 className="learning-path-title">{title}</h3>
            <p className="learning-path-text">{text}</p>
          </div>
          <div className="learning-path-holds">
            <Tally {...(holds[i] ?? { count: 0 })} perRow={18} tone={tones[i % 3] ?? 'indigo'} />
            <Ticks items={points} />
            <div>
              <Action to={path} isQuiet>
                {title}
              </Action>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

const tones = ['haldi', 'indigo', 'chopda'] as const;
