/** Structured data of a course (https://schema.org/Course), and the list that search results show for three or more courses. */
import type { CourseLeaf, ItemListLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { plainTextOf } from '../lib/inline-text.ts';
import { organizationReference } from './agency.ts';
import { listItem } from './item-list.ts';
import type { Reviewable } from './review.ts';
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

export function course(site: Site, { path, name, description, price, workload }: CourseInput): CourseLeaf & Reviewable {
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
