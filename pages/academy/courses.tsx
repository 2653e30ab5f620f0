import type { Head } from '../../components/layout/head.tsx';
import { fillCount } from '../../components/lib/fill.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CourseList, Modules } from '../../components/sections/course-list.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { courseList } from '../../components/structured-data/course.ts';
import { offerAt, offersOf } from '../../content/offers.ts';
import { pathOf } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';

export function props(content: Content) {
  const offers = offersOf(content);
  const file = 'content/courses';
  return {
    site: content.site,
    page: content.programs,
    words: content.languages.en,
    labels: content.offers.course,
    programs: content.courses
      .toSorted((a, b) => a.order - b.order)
      .map(({ slug, includes, enrol, ...program }) => {
        const path = 'path' in enrol ? enrol.path : pathOf('courses', { slug });
        const sold = includes.length > 0 ? includes.map(id => `${path}#${id}`) : [path];
        return { ...program, enrol, id: slug, lines: sold.map(path => offerAt(offers, path, `${file}/${slug}.yaml`)) };
      }),
  };
}

type ProgramsProps = ReturnType<typeof props>;

export const head = ({ site, page, words, programs }: ProgramsProps): Head => ({
  ...page.head,
  card: fillCount(page.head.card, programs.length, words),
  jsonLd: [
    courseList(
      site,
      '/academy/courses/#courses',
      programs.map(({ id, title, description }) => ({ path: `/academy/courses/#${id}`, name: title, description })),
    ),
  ],
});

export default function Programs({ page, labels, programs }: ProgramsProps) {
  const { hero, sections, beforeBooking, guides, closing } = page;
  return (
    <>
      <OfferHero {...hero} />
      <Section id="courses" {...sections.courses} tone="tinted">
        <CourseList
          courses={programs}
          labels={labels}
          price={({ lines }) => <PriceList lines={lines} />}
          last={({ modules }) => <Modules modules={modules} labels={labels} />}
        />
      </Section>
      <BeforeBooking entries={beforeBooking} guides={guides} />
      <CallToAction {...closing} />
    </>
  );
}
