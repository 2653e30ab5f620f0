/**
 * Structured data of a review (https://schema.org/Review). Search engines forbid self-serving ratings, so the type accepts only a course,
 * never the organisation, its office or a service, and only verified testimonials with a rating become reviews.
 */
import type { CourseLeaf, ReviewLeaf } from 'schema-dts';
import type { Testimonial } from '../../content/schemas/common.ts';

/** An item that may be reviewed. */
export type Reviewable = CourseLeaf & { '@id': string; name: string };

/** Returns the review, or undefined if the testimonial is unverified or has no rating. */
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
