import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { CourseList, Modules } from '../../components/sections/course-list.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { courseLines, PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { courseList } from '../../components/structured-data/course.ts';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { findRate } from '../../content/schemas/rates.ts';
import { AuthorBox } from '../blog/_author-box.tsx';

export const props = ({ site, academy, programs, coaching, rates }: Content) => ({
  site,
  academy,
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

export default function Programs({ site, academy, programs }: ProgramsProps) {
  return (
    <>
      <OfferHero
        badge="Paid Programs"
        title="Paid courses in Instagram, SEO, LinkedIn and communication"
        lead={
          'Owner, or finished with B.Com or BBA? Our workshops need no degree. The MasterClasses are for students on a master’s course.'
        }
        example={
          <Section title="What each course teaches, and for whom" tone="tinted">
            <CourseList
              courses={programs}
              price={({ lines }) => <PriceList lines={lines} />}
              last={({ modules }) => <Modules modules={modules} />}
            />
          </Section>
        }
      >
        <Buttons first={[`#${programs[0]?.id}`, 'See the courses']} chat />
      </OfferHero>
      <Section title="Which one is for you?">
        <CardGrid variant="card-columns" items={academy.starts} />
        {site.founder.portrait && <AuthorBox />}
      </Section>
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
