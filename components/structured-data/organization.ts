/** The agency (https://schema.org/Organization), whole on the home page; elsewhere only by reference. No rating: it would be our own. */
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

/** The agency in a few words, for pages where it provides or publishes something. */
export const organizationReference = (site: Site): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': ids.organization,
  name: site.name,
  url: '/',
});
