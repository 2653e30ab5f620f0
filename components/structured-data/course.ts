/** Structured data of a course (https://schema.org/Course), and of the course list that search results show for three or more courses. */
import type { CourseLeaf, ItemListLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { plainTextOf } from '../site/inline-text.ts';
import { organizationReference } from './agency.ts';
import type { Reviewable } from './review.ts';
import { offer } from './service.ts';

export type CourseInput = {
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
    itemListElement: courses.map((input, i) => ({ '@type': 'ListItem', position: i + 1, item: course(site, input) })),
  };
}
