/** Structured data of the office (https://schema.org/LocalBusiness), on the home and contact pages. */
import type { LocalBusinessLeaf, MergeLeafTypes, ProfessionalServiceLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { cardPathOf } from '../site/card-name.ts';
import { postalAddress, telephoneOf } from './address.ts';
import { ids } from './json-ld.ts';

export type Office = MergeLeafTypes<[LocalBusinessLeaf, ProfessionalServiceLeaf]>;

export function localBusiness(site: Site): Office {
  const { days, opens, closes } = site.hours.structured;
  return {
    '@type': ['LocalBusiness', 'ProfessionalService'],
    '@id': ids.office,
    name: site.name,
    url: '/contact/',
    image: cardPathOf('/'),
    telephone: telephoneOf(site.phone),
    email: site.email,
    address: postalAddress(site),
    geo: { '@type': 'GeoCoordinates', latitude: site.geo.latitude, longitude: site.geo.longitude },
    hasMap: site.map.link,
    priceRange: site.priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: `${opens}:00`,
      closes: `${closes}:00`,
    },
    parentOrganization: { '@id': ids.organization },
  };
}
