/** The two ways to grow, side by side: done with you, or learnt. */
import './choice.css';
import type { Home } from '../../content/schemas/proof.ts';
import { Action } from '../ui/button.tsx';
import { Ticks } from '../ui/checklist.tsx';

export function Ways({ ways }: { ways: Home['ways'] }) {
  return (
    <ul className="ways">
      {ways.map(({ name, title, text, points, path, action }) => (
        <li className="way" key={name}>
          <strong>{name}</strong>
          <h3 className="way-title">{title}</h3>
          <p>{text}</p>
          <Ticks items={points} />
          <div className="way-foot">
            <Action to={path}>{action}</Action>
          </div>
        </li>
      ))}
    </ul>
  );
}
