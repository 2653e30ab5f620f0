/** Cards in boxes of unequal weight. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';
// After the cards' own, which it changes.

export function BoxedCards(props: CardGridProps) {
  return <CardGrid {...props} className="boxed-cards" />;
}
