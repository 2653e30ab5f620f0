/** Cards of services: what each is, the business that it suits, and its price. */
import type { Offer } from '../../content/offers.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { listedPriceOf } from '../lib/price-of.ts';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { CardGrid } from './card-grid.tsx';

export function ServiceCards({ services }: { services: readonly Offer[] }) {
  const { bestFor: label, fee } = useSite().words;
  return (
    <CardGrid
      variant="cell-grid"
      items={services.map(({ name, text, bestFor, colour, path, drawing, ...offer }) => {
        const price = listedPriceOf(offer, fee);
        return {
          title: name,
          text,
          colour,
          path,
          drawing,
          foot: (
            <>
              {bestFor && <Paragraph className="muted">{fillText(label, { whom: bestFor })}</Paragraph>}
              {price && <strong>{price}</strong>}
            </>
          ),
        };
      })}
    />
  );
}
