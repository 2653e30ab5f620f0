import type { ReviewLeaf } from 'schema-dts';
import type { Testimonial } from '../../content/schemas/common.ts';
import { plainTextOf } from '../lib/inline-text.ts';

/** What may be reviewed. Search engines forbid self-serving ratings, so the type refuses the organisation and its office. */
export type Reviewable = { '@type': 'Service' | 'Course'; '@id': string; name: string };

/** Returns a review for each testimonial that is verified, with the stars that pages show. */
export const reviews = (item: Reviewable, testimonials: readonly Testimonial[]): ReviewLeaf[] =>
  testimonials
    .filter(({ isVerified }) => isVerified)
    .map(({ quote, name, rating = 5 }) => ({
      '@type': 'Review',
      itemReviewed: { '@type': item['@type'], '@id': item['@id'], name: item.name },
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: plainTextOf(quote),
    }));
