/** Structured data of what is sold, a service or a course, with its price and what clients say of it (https://schema.org/Service, Course, Review). */
import type * as schema from 'schema-dts';
import type { Testimonial } from '../../content/schemas/common.ts';
import type { Site } from '../../content/schemas/site.ts';
import { plainTextOf } from '../lib/inline-text.ts';
import { organizationReference } from './agency.ts';
import { listItem } from './web-page.ts';

export type Price = {
  name: string;
  price: number;
  isFrom?: boolean;
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

export const serviceIdOf = (path: string): string => path + (path.includes('#') ? '-service' : '#service');

/** Returns a short form of a service, for articles that teach its subject. The service's page has the complete node with the same id. */
export const serviceReference = (site: Site, input: Omit<ServiceInput, 'prices'>): schema.ServiceLeaf & Reviewable => ({
  '@type': 'Service',
  '@id': serviceIdOf(input.path),
  name: input.name,
  serviceType: input.serviceType,
  description: plainTextOf(input.description),
  url: input.path,
  provider: organizationReference(site),
});

export const service = (site: Site, { prices = [], ...input }: ServiceInput): schema.ServiceLeaf & Reviewable => ({
  ...serviceReference(site, input),
  areaServed: [
    { '@type': 'State', name: site.address.region },
    { '@type': 'Country', name: site.address.country },
  ],
  termsOfService: '/terms-conditions/',
  ...(prices.length > 0 ? ({ offers: prices.map(offer) } satisfies Partial<schema.ServiceLeaf>) : {}),
});

/** Returns a price in rupees. A starting price needs a specification, since an Offer's own price is the amount to pay. */
export function offer({ name, price, isFrom = false, unit }: Price): schema.OfferLeaf {
  const common = { '@type': 'Offer', name, priceCurrency: 'INR' } satisfies schema.OfferLeaf;
  if (!isFrom && !unit) return { ...common, price };
  return {
    ...common,
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      minPrice: price,
      priceCurrency: 'INR',
      ...(unit ? ({ unitText: unit } satisfies Partial<schema.UnitPriceSpecificationLeaf>) : {}),
    },
  };
}

/** A course at an anchor of its page: "/academy/courses/#seo-mastery". */
type CourseInput = Pick<ServiceInput, 'path' | 'name' | 'description'> & { price?: number };

export function course(site: Site, { path, name, description, price }: CourseInput): schema.CourseLeaf & Reviewable {
  return {
    '@type': 'Course',
    '@id': path,
    name,
    description: plainTextOf(description),
    url: path,
    provider: organizationReference(site),
    ...(price === undefined ? {} : ({ offers: offer({ name, price }) } satisfies Partial<schema.CourseLeaf>)),
  };
}

type Listed = { id: string; title: string; description: string };

export const courseList = (site: Site, page: string, courses: readonly Listed[]): schema.ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': `${page}#courses`,
  itemListElement: courses.map(({ id, title: name, description }, i) =>
    listItem(i, { item: course(site, { path: `${page}#${id}`, name, description }) }),
  ),
});

/** What may be reviewed. Search engines forbid self-serving ratings, so the type refuses the organisation and its office. */
export type Reviewable = { '@type': 'Service' | 'Course'; '@id': string; name: string };

/** Returns a review for each testimonial that is verified, with the stars that pages show. */
export const reviews = (item: Reviewable, testimonials: readonly Testimonial[]): schema.ReviewLeaf[] =>
  testimonials
    .filter(({ isVerified }) => isVerified)
    .map(({ quote, name, rating = 5 }) => ({
      '@type': 'Review',
      itemReviewed: { '@type': item['@type'], '@id': item['@id'], name: item.name },
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: plainTextOf(quote),
    }));
