import type { Head } from '../../components/layout/head.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CourseList, Modules } from '../../components/sections/course-list.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { courseLines, PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { courseList } from '../../components/structured-data/course.ts';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { guidesOf } from '../../content/schemas/texts.ts';

export const props = ({ site, academy, programs, offers, coaching, rates, posts }: Content) => ({
  site,
  academy: academy.name,
  page: programs,
  labels: offers.course,
  guides: guidesOf(posts, programs.guides),
  programs: programs.list.map(program => {
    const pages = coaching.filter(({ slug }) => 'path' in program.enrol && program.enrol.path === `/coach/${slug}/`);
    const lines = courseLines(pages).filter(({ id }) => program.includes.includes(id));
    const sorted = lines.sort((a, b) => a.rupees - b.rupees);
    return { ...program, lines: lines.length > 0 ? sorted : [rateOf(rates, `/academy/courses/#${program.id}`)] };
  }),
});

type ProgramsProps = ReturnType<typeof props>;

export const head = ({ site, academy, page, programs }: ProgramsProps): Head => ({
  ...page.head,
  trail: [{ name: academy, path: '/academy/' }, { name: page.name }],
  jsonLd: [
    courseList(
      site,
      '/academy/courses/#courses',
      programs.map(({ id, title, description }) => ({ path: `/academy/courses/#${id}`, name: title, description })),
    ),
  ],
});

export default function Programs({ page, labels, programs, guides }: ProgramsProps) {
  const { hero, sections, beforeBooking, closing } = page;
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
