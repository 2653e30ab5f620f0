/** Cards in boxes of unequal weight. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function BoxedCards(props: CardGridProps) {
  return <CardGrid {...props} className="boxed-cards" />;
}
