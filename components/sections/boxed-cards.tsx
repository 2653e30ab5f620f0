/** Cards in boxes of unequal weight, each under a sign of its own. */
import { Motif } from '../dots/motif.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';
// After the cards' own, which it changes.

export function BoxedCards({ items, ...props }: CardGridProps) {
  const signed = items.map(item => {
    const isSigned = item.icon || item.claim || item.picture;
    return isSigned ? item : { ...item, picture: <Motif name={item.title} className="boxed-cards-sign" /> };
  });
  return <CardGrid {...props} items={signed} className="boxed-cards" />;
}
