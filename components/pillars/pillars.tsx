/** The three pillars of the Trece System, each with its cluster of dots and its colour. */
import './pillars.css';
import type { System } from '../../content/shapes/proof.ts';
import { Ticks } from '../ticks/ticks.tsx';

export function Pillars({ pillars, isFull = false }: { pillars: System['pillars']; isFull?: boolean }) {
  return (
    <ol className="pillars">
      {pillars.map(({ id, name, verb, text, points }, i) => (
        <li className={`pillar pillar-${id}`} key={id}>
          <svg className="pillar-dots" viewBox="0 0 64 64" aria-hidden="true">
            <path d={clusters[i % 3]} />
          </svg>
          <h3 className="pillar-name">{name}</h3>
          <p className="pillar-verb">{verb}</p>
          <p className="pillar-text">{text}</p>
          {isFull && <Ticks items={points} />}
        </li>
      ))}
    </ol>
  );
}

/** One dot, two, three: ekdali to trikunti. */
const clusters = ['M32 32h0', 'M20 40h0M44 24h0', 'M32 18h0M18 44h0M46 44h0'];
