import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { fillCount } from '../../components/lib/fill.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CourseList } from '../../components/sections/course-list.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { courseList } from '../../components/structured-data/offers.ts';
import { offerAt } from '../../content/offers.ts';
import { pathOf } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';

export const props = ({ programs, courses, languages }: Content) => ({
  page: programs,
  courses: courses.toSorted((a, b) => a.order - b.order).map(({ slug, ...course }) => ({ ...course, id: slug })),
  words: languages.en,
});

type ProgramsProps = ReturnType<typeof props>;

export const head = ({ page, words, courses }: ProgramsProps): Head => ({
  ...page.head,
  card: fillCount(page.head.card, courses.length, words),
  jsonLd: ({ site }, path) => [courseList(site, path, courses)],
});

export default function Programs({ page, courses }: ProgramsProps) {
  const { offers } = useSite();
  const { hero, sections, beforeBooking, guides, closing } = page;
  /** Returns what is sold: the course, or those that it includes on another page. */
  const linesOf = ({ id, includes, enrol }: (typeof courses)[number]) => {
    const paths = 'path' in enrol ? includes.map(id => `${enrol.path}#${id}`) : [pathOf('courses', id)];
    return paths.map(path => offerAt(offers, path, `content/courses/${id}.yaml`));
  };
  return (
    <>
      <OfferHero {...hero} />
      <Section id="courses" {...sections.courses} tone="tinted">
        <CourseList courses={courses.map(course => ({ ...course, cost: <PriceList lines={linesOf(course)} /> }))} />
      </Section>
      <BeforeBooking entries={beforeBooking} guides={guides} />
      <CallToAction {...closing} />
    </>
  );
}
