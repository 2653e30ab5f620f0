/** Structured data of the agency, its founder, its office and its website (https://schema.org/Organization, Person, LocalBusiness, WebSite). */
import type * as schema from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { cardPathOf } from '../lib/card-path.ts';
import { telephoneOf } from '../lib/contact.ts';
import { plainTextOf } from '../lib/inline-text.ts';
import { siteLanguage } from '../lib/language.ts';
import { ids } from './json-ld.ts';

/** The agency, complete on the home page only. No rating, since it would be self-serving. */
export function organization(site: Site): schema.OrganizationLeaf {
  return {
    ...organizationReference(site),
    logo: '/icon-512.png',
    description: plainTextOf(site.description),
    email: site.email,
    telephone: telephoneOf(site.phone),
    address: postalAddress(site),
    ...(site.founder.name && { founder: { '@type': 'Person', '@id': ids.founder, name: site.founder.name } }),
    knowsLanguage: site.languages.map(({ code }) => code),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: telephoneOf(site.phone),
      email: site.email,
      availableLanguage: site.languages.map(({ name }) => name),
    },
    sameAs: site.social.map(({ url }) => url),
  };
}

/** Returns a short form of the agency, for pages where it is a provider or publisher. */
export const organizationReference = (site: Site): schema.OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': ids.organization,
  name: site.name,
  url: '/',
});

/** The founder, for the about page, once the name is known. */
export const founder = (site: Site): schema.PersonLeaf => ({
  '@type': 'Person',
  '@id': ids.founder,
  name: site.founder.name ?? site.founder.role,
  jobTitle: site.founder.role,
  url: '/about/',
  ...(site.founder.portrait ? ({ image: site.founder.portrait.file.src } satisfies Partial<schema.PersonLeaf>) : {}),
  worksFor: organizationReference(site),
});

/** The office, on the home and contact pages. */
export function localBusiness(
  site: Site,
): schema.MergeLeafTypes<[schema.LocalBusinessLeaf, schema.ProfessionalServiceLeaf]> {
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

/** The site's name for search results, on the home page only. */
export function website(site: Site): schema.WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.name,
    url: '/',
    inLanguage: siteLanguage,
    publisher: { '@id': ids.organization },
  };
}

function postalAddress({ address: a }: Site): schema.PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: a.street,
    ...(a.locality ? ({ addressLocality: a.locality } satisfies Partial<schema.PostalAddressLeaf>) : {}),
    addressRegion: a.region,
    postalCode: a.postalCode,
    addressCountry: a.countryCode,
  };
}
