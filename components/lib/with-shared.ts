import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';

/** Returns the content of an offer's page: with the headings that offers share, unless it has its own, and with the titles of its guides. */
export const withShared = <Text extends { guides: string[]; sections?: object }>(
  { offers, posts }: Pick<Content, 'offers' | 'posts'>,
  offer: Text,
) => ({
  ...offer,
  sections: { ...offers.sections, ...offer.sections } as typeof offers.sections & Text['sections'],
  guides: guidesOf(posts, offer.guides),
});
