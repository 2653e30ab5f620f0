import { DotCount } from '../../components/art/dot-count.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CourseList, Modules } from '../../components/sections/course-list.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { course } from '../../components/structured-data/course.ts';
import { service } from '../../components/structured-data/service.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';

export const paths = ({ site, coaching, posts }: Content) =>
  coaching.map(page => ({ slug: page.slug, site, page, guides: guidesOf(posts, page.guides) }));

type CoachingProps = ReturnType<typeof paths>[number];

export const head = ({ site, slug, page }: CoachingProps): Head => ({
  ...page.head,
  chatText: page.chatText,
  trail: [{ name: page.hero.badge }],
  jsonLd: [
    // What articles for students are about.
    service(site, {
      path: `/coach/${slug}/`,
      name: page.hero.badge,
      serviceType: page.hero.badge,
      description: page.hero.lead,
    }),
    ...page.courses.map(({ id, title, description, price, workload }) =>
      course(site, { path: `/coach/${slug}/#${id}`, name: title, description, price, workload }),
    ),
  ],
});

/** "PT30H" → 30 */
const hoursOf = (workload: string) => Number.parseInt(workload.slice(2), 10);

export default function Coaching({ page, guides }: CoachingProps) {
  return (
    <>
      <OfferHero {...page.hero}>
        <Buttons first={['#courses', 'See courses and prices']} chat />
      </OfferHero>
      <Section id="courses" title="Courses and prices" tone="tinted">
        <CourseList
          courses={page.courses.map(course => ({ ...course, enrol: { booking: course.booking } }))}
          price={({ price, format, workload }) => (
            <div className="stack-2">
              <Price rupees={price} unit={format} />
              {workload && <DotCount count={hoursOf(workload)} />}
            </div>
          )}
          last={({ learn, modules }) => (
            <div className="stack">
              <p className="semibold">What you will be able to do</p>
              <Checklist items={learn} />
              {modules && <Modules modules={modules} />}
            </div>
          )}
        />
        <p>
          <Link to="/academy/courses/#before-booking">Which one is for you?</Link>
        </p>
      </Section>
      <Section id="example" title="What you make in the workshop" tone="contrast" intro={page.overview.join(' ')}>
        <SampleTable {...page.sheet} />
      </Section>
      <BeforeBooking entries={page.entries} guides={guides} />
      <CallToAction {...page.closing} scene={page.scene}>
        <Buttons chat more={['/academy/free-courses/', 'The free series']} />
      </CallToAction>
    </>
  );
}
