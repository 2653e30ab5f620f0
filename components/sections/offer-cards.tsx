/** Offers as cards: the name of each, its audience and price. */
import './offer-cards.css';
import { BoldAmounts } from '../ui/price.tsx';
import { CardGrid } from './card-grid.tsx';
import { type Line, PriceNotes } from './price-list.tsx';

export const OfferCards = ({ lines }: { lines: Line[] }) => (
  <CardGrid
    variant="card-columns"
    items={lines.map(({ name, path, price, forWhom, decides, minimum }) => ({
      title: name,
      text: forWhom,
      path,
      foot: (
        <p className="offer-card-price semibold">
          <BoldAmounts text={price} />
          <PriceNotes decides={decides} minimum={minimum} />
        </p>
      ),
    }))}
  />
);
