/** Cards in boxes, all of one weight. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function BoxedCards(props: CardGridProps) {
  return <CardGrid {...props} className="boxed-cards" />;
}
