/** The three pillars of the Trece System, each with its cluster of dots and its colour. */
import type { System } from '../../content/schemas/proof.ts';
import { cluster } from '../dots/counts.ts';
import { Dots } from '../dots/dots.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Inline } from '../ui/inline.tsx';

export function Pillars({ pillars, isFull = false }: { pillars: System['pillars']; isFull?: boolean }) {
  return (
    <ol className="pillars">
      {pillars.map(({ id, name, verb, text, points }, i) => (
        <li className={`pillar pillar-${id}`} key={id}>
          <Dots className="pillar-dots" picture={clusters[i % 3] ?? cluster(1, 'accent')} />
          <h3 className="pillar-name">{name}</h3>
          <p className="pillar-verb">{verb}</p>
          <p className="pillar-text">
            <Inline text={text} />
          </p>
          {isFull && <Checklist items={points} />}
        </li>
      ))}
    </ol>
  );
}

/** One dot, two, three: ekdali to trikunti. */
const clusters = [cluster(1, 'accent'), cluster(2, 'primary'), cluster(3, 'alert')];
