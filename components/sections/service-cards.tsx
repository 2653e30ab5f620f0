import type { Offer } from '../../content/offers.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { priceOf } from '../lib/price-of.ts';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { CardGrid } from './card-grid.tsx';

type ServiceCardsProps = {
  services: readonly Offer[];
  variant?: 'cell-grid' | 'card-columns';
  heading?: 'h3' | 'h4';
  /** False if all have one price, which stands above them. */
  hasPrices?: boolean;
};

export function ServiceCards({ services, variant = 'cell-grid', heading, hasPrices = true }: ServiceCardsProps) {
  const { bestFor: label, fee } = useSite().words;
  return (
    <CardGrid
      variant={variant}
      heading={heading}
      items={services.map(({ name, text, bestFor, colour, path, drawing, ...offer }) => {
        const price = hasPrices && priceOf(offer, fee);
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
