/**
 * A review (https://schema.org/Review). Search engines forbid ratings of oneself: the type lets only a course be reviewed, never the
 * organisation, its office or a service; and only a testimonial that is marked verified and came with a rating becomes one.
 */
import type { CourseLeaf, ReviewLeaf } from 'schema-dts';
import type { Testimonial } from '../../content/schemas/common.ts';

/** What may be reviewed. */
export type Reviewable = CourseLeaf & { '@id': string; name: string };

/** The review, or nothing where the testimonial is not verified, or came without stars. */
export function review(item: Reviewable, { quote, name, isVerified, rating }: Testimonial): ReviewLeaf | undefined {
  if (!isVerified || rating === undefined) return undefined;
  return {
    '@type': 'Review',
    itemReviewed: { '@type': 'Course', '@id': item['@id'], name: item.name },
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    reviewBody: quote,
  };
}
