/** Properties that several nodes share. */
import type { PostalAddressLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';

/** "+91 98765 43210" → "+919876543210", as in tel: links. */
export const telephoneOf = (phone: string): string => phone.replace(/[^\d+]/g, '');

export function postalAddress({ address: a }: Site): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: a.street,
    addressLocality: a.locality,
    addressRegion: a.region,
    postalCode: a.postalCode,
    addressCountry: a.countryCode,
  };
}
