/**
 * A review (https://schema.org/Review). Search engines forbid ratings of oneself: the type lets only a course be reviewed, never the
 * organisation, its office or a service; and only a testimonial that is marked verified becomes one.
 */
import type { Testimonial } from '../../content/schemas/common.ts';
import type { Node } from './json-ld.ts';

/** What may be reviewed. */
export type Reviewable = Node & { readonly '@type': 'Course'; readonly '@id': string; readonly name: string };

/** The review, or nothing where the testimonial is not verified. Every testimonial of the site shows five stars. */
export function review(item: Reviewable, { quote, name, isVerified }: Testimonial): Node | undefined {
  if (!isVerified) return undefined;
  return {
    '@type': 'Review',
    itemReviewed: { '@type': 'Course', '@id': item['@id'], name: item.name },
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
    reviewBody: quote,
  };
}
