/** Cards that are counted, one a line: the number, the point, and what it means. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function NumberedCards(props: CardGridProps) {
  return <CardGrid {...props} className="numbered-cards" as="ol" />;
}
