/** The office (https://schema.org/LocalBusiness), on the home and contact pages. */
import type { Site } from '../../content/schemas/site.ts';
import { cardPathOf } from '../site/card-name.ts';
import { postalAddress, telephoneOf } from './address.ts';
import { ids, type Node } from './json-ld.ts';

export function localBusiness(site: Site): Node {
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
