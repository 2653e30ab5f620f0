/** The academy's three paths, from free to made to measure. */
import './learning-paths.css';
import type { Academy } from '../../content/shapes/academy.ts';
import { Action } from '../action/action.tsx';
import { Ticks } from '../ticks/ticks.tsx';

export function LearningPaths({ paths }: { paths: Academy['paths'] }) {
  return (
    <ol className="learning-paths">
      {paths.map(({ title, badge, text, points, path }) => (
        <li className="learning-path" key={path}>
          <p className="learning-path-badge">{badge}</p>
          <h3 className="learning-path-title">{title}</h3>
          <p>{text}</p>
          <Ticks items={points} />
          <div className="learning-path-foot">
            <Action to={path} isQuiet>
              {title}
            </Action>
          </div>
        </li>
      ))}
    </ol>
  );
}
