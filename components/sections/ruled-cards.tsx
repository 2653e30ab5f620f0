/** Cards under a rule of dots each. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';
import './ruled-cards.css';

export function RuledCards(props: CardGridProps) {
  return <CardGrid {...props} className="ruled-cards" />;
}
