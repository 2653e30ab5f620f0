/** The parts of a brand on what is printed with it, unprinted: a page, a mark, a board, a card, a box, a badge. */
import './printed.css';
import { Checklist } from '../../../components/ui/checklist.tsx';
import { Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Content } from '../../../content/schema.ts';

export const Printed = ({ services }: { services: Content['branding']['services'] }) => (
  <ul className="printed grid">
    {services.map(({ title, text, points, thing, colour }) => (
      <li className={`printed-${thing} printed-${colour} stack-3`} key={title}>
        <h3 className="size-xl">{title}</h3>
        <Paragraph className="muted">{text}</Paragraph>
        <Checklist items={points} />
      </li>
    ))}
  </ul>
);
