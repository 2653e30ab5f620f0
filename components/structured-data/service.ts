/** Something that the agency does for clients (https://schema.org/Service). Every text in it stands on the page. */
import type { Site } from '../../content/schemas/site.ts';
import { plainTextOf } from '../site/inline-text.ts';
import type { Node } from './json-ld.ts';
import { organizationReference } from './organization.ts';

export type Price = {
  name: string;
  price: number;
  /** Whether the price is where it starts. */
  isFrom?: boolean;
  /** What it is the price of one of; a price by the month is always where it starts. */
  unit?: 'month';
};

type ServiceInput = {
  /** A page, or a place on one: "/services/add-ons/#blog-seo". */
  path: string;
  name: string;
  serviceType: string;
  description: string;
  prices?: Price[];
};

/** The id of the service that a page, or a place on one, is about. */
export const serviceIdOf = (path: string): string => path + (path.includes('#') ? '-service' : '#service');

/** A service in a few words, for pages that teach its craft: its own page says the rest under the same id. */
export const serviceReference = (site: Site, path: string, name: string): Node => ({
  '@type': 'Service',
  '@id': serviceIdOf(path),
  name,
  url: path,
  provider: organizationReference(site),
});

export function service(site: Site, { path, name, serviceType, description, prices = [] }: ServiceInput): Node {
  return {
    '@type': 'Service',
    '@id': serviceIdOf(path),
    name,
    serviceType,
    description: plainTextOf(description),
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

/** A price in rupees. One that is only where it starts needs a specification: an Offer's own price is what one pays. */
export function offer({ name, price, isFrom = false, unit }: Price): Node {
  const common = { '@type': 'Offer', name, priceCurrency: 'INR' } as const;
  if (!isFrom && !unit) return { ...common, price };
  return {
    ...common,
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      minPrice: price,
      priceCurrency: 'INR',
      ...(unit ? { unitText: unit } : {}),
    },
  };
}
