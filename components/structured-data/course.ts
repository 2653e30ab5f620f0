/** Structured data of a course (https://schema.org/Course), its reviews, and the list that search results show for three or more courses. */
import type { CourseLeaf, ItemListLeaf, ReviewLeaf } from 'schema-dts';
import type { Testimonial } from '../../content/schemas/common.ts';
import type { Site } from '../../content/schemas/site.ts';
import { plainTextOf } from '../lib/inline-text.ts';
import { organizationReference } from './agency.ts';
import { listItem } from './item-list.ts';
import { offer } from './service.ts';

type CourseInput = {
  /** The path of the course on its page: "/academy/courses/#seo-mastery". */
  path: string;
  name: string;
  description: string;
  price?: number;
  /** An ISO 8601 duration: "PT30H". */
  workload?: string | undefined;
};

export function course(site: Site, { path, name, description, price, workload }: CourseInput): Reviewable {
  return {
    '@type': 'Course',
    '@id': path,
    name,
    description: plainTextOf(description),
    url: path,
    provider: organizationReference(site),
    ...(price === undefined ? {} : ({ offers: offer({ name, price }) } satisfies Partial<CourseLeaf>)),
    ...(workload
      ? ({ hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: workload } } satisfies Partial<CourseLeaf>)
      : {}),
  };
}

export function courseList(site: Site, id: string, courses: readonly CourseInput[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': id,
    itemListElement: courses.map((input, i) => listItem(i, { item: course(site, input) })),
  };
}

/** An item that may be reviewed. */
type Reviewable = CourseLeaf & { '@id': string; name: string };

/**
 * Returns the review of a course, or undefined if the testimonial is unverified or has no rating. Search engines forbid self-serving ratings,
 * so the type refuses the organisation, its office and its services.
 */
export function review(item: Reviewable, { quote, name, isVerified, rating }: Testimonial): ReviewLeaf | undefined {
  if (!isVerified || rating === undefined) return undefined;
  return {
    '@type': 'Review',
    itemReviewed: { '@type': 'Course', '@id': item['@id'], name: item.name },
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    reviewBody: plainTextOf(quote),
  };
}
