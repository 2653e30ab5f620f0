import { Closing } from '../../components/sections/closing.tsx';
import { CourseCard, CourseList } from '../../components/sections/courses.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import type { Head } from '../../components/shell/head.tsx';
import { courseList } from '../../components/structured-data/course.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Price, PriceBasis } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';

export const props = ({ site, programs, coaching }: Content) => ({
  site,
  programs: programs.map(program => {
    const prices = coaching.find(({ slug }) => 'path' in program.enrol && program.enrol.path === `/coach/${slug}/`);
    return { ...program, prices: prices?.courses.map(({ price }) => price) ?? [] };
  }),
});

type ProgramsProps = ReturnType<typeof props>;

const chatText = 'Hi {site.name}, which of the four courses fits me?';

export const head = ({ site, programs }: ProgramsProps): Head => ({
  title: 'Digital marketing courses in {site.city}: SEO, Instagram',
  description:
    'Four paid programmes of the {site.name} academy, four modules each: Instagram Growth, SEO Mastery, LinkedIn Growth, and Communication and NLP. Learn by practice.',
  card: 'Four courses of four modules: Instagram, SEO, LinkedIn, communication.',
  chatText,
  trail: [{ name: 'Academy', path: '/academy/' }, { name: 'Paid Programs' }],
  jsonLd: [
    courseList(
      site,
      '/academy/courses/#courses',
      programs.map(({ id, title, description }) => ({ path: `/academy/courses/#${id}`, name: title, description })),
    ),
  ],
});

export default function Programs({ programs }: ProgramsProps) {
  return (
    <>
      <OfferHero
        path="/academy/courses/"
        badge="Paid Programs"
        title="Four courses for doing your own marketing well"
        lead="Digital marketing courses for students, owners and marketers in {site.city}, of four modules each."
      >
        <Buttons first={[`#${programs[0]?.id}`, 'See the courses']} chat={chatText} />
      </OfferHero>
      <Section title="The courses" intro="The modules of each follow the order of real work." tone="tinted">
        <CourseList look="book">
          {programs.map(({ prices, ...course }) => (
            <CourseCard
              {...course}
              key={course.id}
              price={
                prices.length > 0 ? (
                  <Price rupees={Math.min(...prices)} isFrom unit={`${prices.length} courses to choose from`} />
                ) : (
                  <PriceBasis>Price on the enrolment page</PriceBasis>
                )
              }
            />
          ))}
        </CourseList>
      </Section>
      <Closing
        title="Two good places to begin"
        text="The Instagram coaching page has its courses and their prices side by side. If you are not sure yet, take the free lessons first."
      >
        <Buttons
          first={['/coach/instagram/', 'Instagram coaching and prices']}
          more={['/academy/free-courses/', 'Free courses']}
        />
      </Closing>
    </>
  );
}
