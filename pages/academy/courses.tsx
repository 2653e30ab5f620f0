import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CourseList, Modules } from '../../components/sections/course-list.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { courseLines, PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { courseList } from '../../components/structured-data/course.ts';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { findRate } from '../../content/schemas/rates.ts';
import { guidesOf } from '../../content/schemas/texts.ts';

export const props = ({ site, academy, programs, coaching, rates, posts }: Content) => ({
  site,
  entries: academy.entries,
  guides: guidesOf(posts, academy.guides),
  programs: programs.map(program => {
    const pages = coaching.filter(({ slug }) => 'path' in program.enrol && program.enrol.path === `/coach/${slug}/`);
    const lines = courseLines(pages).filter(({ id }) => program.includes.includes(id));
    const own = findRate(rates, `/academy/courses/#${program.id}`);
    return { ...program, lines: own ? [own] : lines.sort((a, b) => a.rupees - b.rupees) };
  }),
});

type ProgramsProps = ReturnType<typeof props>;

export const head = ({ site, programs }: ProgramsProps): Head => ({
  title: 'Paid digital marketing courses: Instagram, SEO, LinkedIn',
  description: `Paid courses of the ${site.name} academy for students, owners and marketers in Instagram, SEO, LinkedIn and communication, practised on your own account.`,
  card: `${capitalized(counted(programs.length, 'programme'))} in digital marketing and communication.`,
  chatText: `Hi ${site.name}, which of your courses fits me?`,
  trail: [{ name: 'Academy', path: '/academy/' }, { name: 'Paid Programs' }],
  jsonLd: [
    courseList(
      site,
      '/academy/courses/#courses',
      programs.map(({ id, title, description }) => ({ path: `/academy/courses/#${id}`, name: title, description })),
    ),
  ],
});

export default function Programs({ programs, entries, guides }: ProgramsProps) {
  return (
    <>
      <OfferHero
        badge="Paid Programs"
        title="Paid courses in Instagram, SEO, LinkedIn and communication"
        lead="Workshops need no degree; the MasterClasses are for students on a master’s course. You practise on your own account."
      >
        <Buttons first={[`#${programs[0]?.id}`, 'See the courses']} chat />
      </OfferHero>
      <Section id="courses" title="What each course teaches, and for whom" tone="tinted">
        <CourseList
          courses={programs}
          price={({ lines }) =>
            lines.length > 0 ? <PriceList lines={lines} /> : <p className="semibold">Fee: on the booking page</p>
          }
          last={({ modules }) => <Modules modules={modules} />}
        />
      </Section>
      <BeforeBooking entries={entries} guides={guides} />
      <CallToAction
        scene="cloth-lamps"
        title="Not sure which course to take?"
        text="Begin with the free lessons. On WhatsApp, say your city and language: we name the course that fits you."
      >
        <Buttons
          first={['/coach/instagram/', 'Instagram coaching and prices']}
          more={['/academy/free-courses/', 'Free courses']}
        />
      </CallToAction>
    </>
  );
}
