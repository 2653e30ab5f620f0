/** Cards under a hairline each. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function CardList(props: CardGridProps) {
  return <CardGrid {...props} className="card-list" />;
}
