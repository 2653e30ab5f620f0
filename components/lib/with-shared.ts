import type { Content } from '../../content/schema.ts';

/** Returns the record of an offer with the headings of sections that offers share, unless it has its own. */
export const withShared = <Text extends { name: string; sections?: object }>(
  { offers }: Pick<Content, 'offers'>,
  offer: Text,
) => ({
  ...offer,
  sections: { ...offers.sections, ...offer.sections } as typeof offers.sections & Text['sections'],
});
