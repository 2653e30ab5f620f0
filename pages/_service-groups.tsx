/** Services by the way in which one has them, each way on its dye: learnt, asked about once, or done for one. */
import './_service-groups.css';
import { useSite } from '../components/context/site.tsx';
import { priceOf } from '../components/lib/price-of.ts';
import { ServiceCards } from '../components/sections/service-cards.tsx';
import type { Offer } from '../content/offers.ts';
import type { Group } from '../content/records.ts';

const ways = { learning: 'bright', consultations: 'brand', services: 'deep' } as const;

type ServiceGroupsProps = { services: readonly Offer[]; titles: Record<Group, string> };

export function ServiceGroups({ services, titles }: ServiceGroupsProps) {
  const { fee } = useSite().words;
  return (
    <div className="service-groups">
      {(['learning', 'consultations', 'services'] as const).map(group => {
        const own = services.filter(offer => offer.group === group).map(offer => ({ ...offer, colour: ways[group] }));
        const [price, ...others] = new Set(own.map(offer => priceOf(offer, fee)));
        const isShared = price && others.length === 0;
        return (
          <div className={`service-group stack-5 tone-${ways[group]}`} key={group}>
            <div className="stack-2">
              <h3 className="size-xl">{titles[group]}</h3>
              {isShared && <p className="semibold">{price}</p>}
            </div>
            <ServiceCards variant="card-columns" heading="h4" services={own} hasPrices={!isShared} />
          </div>
        );
      })}
    </div>
  );
}
