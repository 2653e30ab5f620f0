/** The academy's three paths, from free to custom, each with a dot per lesson, module or topic. */
import './learning-paths.css';
import type { Academy } from '../../content/schemas/academy.ts';
import { DotCount } from '../dots/dot-count.tsx';
import { Badge } from '../ui/badge.tsx';
import { Buttons } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Text } from '../ui/inline.tsx';
import { PriceBasis } from '../ui/price.tsx';

/** A path with its price, or how that is determined, and its dots. */
type LearningPath = Academy['paths'][number] & { price: string; dots: { count: number; group: number; of: string } };

export function LearningPaths({ paths }: { paths: LearningPath[] }) {
  return (
    <ol className="learning-paths ledger">
      {paths.map(({ title, badge, text, points, path, price, dots }, i) => (
        <li className="learning-path stack-5" key={path}>
          <div className="stack">
            <Badge>{badge}</Badge>
            <h3 className="size-2xl">{title}</h3>
            {price !== badge && <PriceBasis>{price}</PriceBasis>}
            <Text className="learning-path-text muted">{text}</Text>
          </div>
          <div className="stack">
            <DotCount {...dots} perRow={18} tone={tones[i % 3] ?? 'primary'} />
            <Checklist items={points} />
            <Buttons more={[path, title]} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const tones = ['accent', 'primary', 'alert'] as const;
