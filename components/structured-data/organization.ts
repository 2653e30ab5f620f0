/** Structured data of the agency (https://schema.org/Organization), complete on the home page only. No rating, since it would be self-serving. */
import type { OrganizationLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { postalAddress, telephoneOf } from './address.ts';
import { ids } from './json-ld.ts';

export function organization(site: Site): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: site.name,
    url: '/',
    logo: '/icon-512.png',
    description: site.description,
    email: site.email,
    telephone: telephoneOf(site.phone),
    address: postalAddress(site),
    founder: { '@type': 'Person', '@id': ids.founder, name: site.founder.name },
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
export const organizationReference = (site: Site): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': ids.organization,
  name: site.name,
  url: '/',
});
