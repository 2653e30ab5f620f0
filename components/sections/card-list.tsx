/** Cards under a hairline each. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';
// After the cards' own, which it changes.
import './card-list.css';

export function CardList(props: CardGridProps) {
  return <CardGrid {...props} className="card-list" />;
}
