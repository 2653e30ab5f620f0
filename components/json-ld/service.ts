/** Something that the agency does for clients (https://schema.org/Service). Every text in it stands on the page. */
import type { Site } from '../../content/shapes/site.ts';
import type { Node } from './json-ld.ts';
import { organizationReference } from './organization.ts';

export type Price = { name: string; price: number; unit?: 'month' };

type ServiceInput = {
  path: string;
  name: string;
  serviceType: string;
  description: string;
  prices?: Price[];
};

export function service(site: Site, { path, name, serviceType, description, prices = [] }: ServiceInput): Node {
  return {
    '@type': 'Service',
    '@id': `${path}#service`,
    name,
    serviceType,
    description,
    url: path,
    provider: organizationReference(site),
    areaServed: [
      { '@type': 'State', name: site.address.region },
      { '@type': 'Country', name: site.address.country },
    ],
    termsOfService: '/terms-conditions/',
    ...(prices.length > 0 ? { offers: prices.map(offer) } : {}),
  };
}

/** A price in rupees; with a unit, what each of them costs at least. */
export function offer({ name, price, unit }: Price): Node {
  const common = { '@type': 'Offer', name, priceCurrency: 'INR' } as const;
  if (!unit) return { ...common, price };
  return {
    ...common,
    priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: price, priceCurrency: 'INR', unitText: unit },
  };
}
