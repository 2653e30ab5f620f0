/** Offers as cards: the drawing of each, its name, audience and price. */
import './offer-cards.css';
import { Drawing } from '../art/drawing.tsx';
import { BoldAmounts } from '../ui/price.tsx';
import { CardGrid } from './card-grid.tsx';
import { type Line, PriceNotes } from './price-list.tsx';

export const OfferCards = ({ lines }: { lines: Line[] }) => (
  <CardGrid
    variant="card-columns"
    items={lines.map(({ name, path, price, forWhom, decides, minimum, drawing }) => ({
      title: name,
      text: forWhom,
      path,
      picture: <Drawing of={drawing} seed={path} />,
      foot: (
        <p className="offer-card-price semibold">
          <BoldAmounts text={price} />
          <PriceNotes decides={decides} minimum={minimum} />
        </p>
      ),
    }))}
  />
);
