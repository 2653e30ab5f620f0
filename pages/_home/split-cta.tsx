/** Ways to grow, side by side, such as the agency's services and the academy. The last one stands out. */
import './split-cta.css';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Home } from '../../content/schemas/proof.ts';

export function SplitCta({ ways }: { ways: Home['ways'] }) {
  return (
    <ul className="split-cta">
      {ways.map(({ name, title, text, points, path, action }, i) => (
        <li className={`split-cta-way bleed stack ${i === ways.length - 1 ? 'tone-bright' : 'tone-deep'}`} key={name}>
          <strong>{name}</strong>
          <h3 className="size-2xl">{title}</h3>
          <Paragraph>{text}</Paragraph>
          <Checklist items={points} />
          <Buttons more={[path, action]} />
        </li>
      ))}
    </ul>
  );
}
