/** Structured data of a service (https://schema.org/Service). All its texts are visible on the page. */
import type { OfferLeaf, ServiceLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { plainTextOf } from '../lib/inline-text.ts';
import { organizationReference } from './agency.ts';
import type { Reviewable } from './review.ts';

export type Price = {
  name: string;
  price: number;
  isFrom?: boolean;
  /** The billing unit. A monthly price is always a starting price. */
  unit?: 'month';
};

type ServiceInput = {
  /** A page, optionally with an anchor: "/services/add-ons/#blog-seo". */
  path: string;
  name: string;
  serviceType: string;
  description: string;
  prices?: Price[];
};

/** Returns the id of the service that a page or an anchor on it describes. */
export const serviceIdOf = (path: string): string => path + (path.includes('#') ? '-service' : '#service');

/** Returns a short form of a service, for articles that teach its subject. The service's page has the complete node with the same id. */
export const serviceReference = (
  site: Site,
  { path, name, serviceType, description }: Omit<ServiceInput, 'prices'>,
): ServiceLeaf & Reviewable => ({
  '@type': 'Service',
  '@id': serviceIdOf(path),
  name,
  serviceType,
  description: plainTextOf(description),
  url: path,
  provider: organizationReference(site),
});

export const service = (site: Site, { prices = [], ...input }: ServiceInput): ServiceLeaf & Reviewable => ({
  ...serviceReference(site, input),
  areaServed: [
    { '@type': 'State', name: site.address.region },
    { '@type': 'Country', name: site.address.country },
  ],
  termsOfService: '/terms-conditions/',
  ...(prices.length > 0 ? ({ offers: prices.map(offer) } satisfies Partial<ServiceLeaf>) : {}),
});

/** Returns a price in rupees. A starting price needs a specification, since an Offer's own price is the amount to pay. */
export function offer({ name, price, isFrom = false, unit }: Price): OfferLeaf {
  const common = { '@type': 'Offer', name, priceCurrency: 'INR' } satisfies OfferLeaf;
  if (!isFrom && !unit) return { ...common, price };
  return {
    ...common,
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      minPrice: price,
      priceCurrency: 'INR',
      ...(unit ? ({ unitText: unit } satisfies Partial<UnitPriceSpecificationLeaf>) : {}),
    },
  };
}
