/** A course (https://schema.org/Course), and the list of courses that result pages show from three courses on. */
import type { Site } from '../../content/schemas/site.ts';
import { plainTextOf } from '../site/inline-text.ts';
import type { Node } from './json-ld.ts';
import { organizationReference } from './organization.ts';
import type { Reviewable } from './review.ts';
import { offer } from './service.ts';

export type CourseInput = {
  /** Where the page shows it: "/academy/courses/#seo-mastery". */
  path: string;
  name: string;
  description: string;
  price?: number;
  /** ISO 8601: "PT30H". */
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
    ...(price === undefined ? {} : { offers: offer({ name, price }) }),
    ...(workload ? { hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: workload } } : {}),
  };
}

export function courseList(site: Site, id: string, courses: readonly CourseInput[]): Node {
  return {
    '@type': 'ItemList',
    '@id': id,
    itemListElement: courses.map((input, i) => ({ '@type': 'ListItem', position: i + 1, item: course(site, input) })),
  };
}
