/** Cards under a rule of dots each. */
import './ruled-cards.css';
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function RuledCards(props: CardGridProps) {
  return <CardGrid {...props} className="ruled-cards" />;
}
