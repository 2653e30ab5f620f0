/** Cards of services: what each is, the business that it suits, and its price. */
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { listedPriceOf } from '../lib/price-of.ts';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { CardGrid } from './card-grid.tsx';

/** Returns the services of content/about.yaml with what `rates` says of each. */
export const servicesOf = ({ about, rates }: Pick<Content, 'about' | 'rates'>) =>
  about.services.map(service => {
    const rate = rateOf(rates, service.path, 'content/about.yaml');
    return { ...service, rate, drawing: rate.drawing };
  });

export function ServiceCards({ services }: { services: ReturnType<typeof servicesOf> }) {
  const { bestFor: label, fee } = useSite().words;
  return (
    <CardGrid
      variant="cell-grid"
      items={services.map(({ bestFor, rate, ...service }) => {
        const price = listedPriceOf(rate, fee);
        return {
          ...service,
          foot: (
            <>
              <Paragraph className="muted">{fillText(label, { whom: bestFor })}</Paragraph>
              {price && <strong>{price}</strong>}
            </>
          ),
        };
      })}
    />
  );
}
