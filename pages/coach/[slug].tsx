import type { Head } from '../../components/layout/head.tsx';
import { withShared } from '../../components/lib/with-shared.ts';
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
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';

export const paths = (content: Content) =>
  content.coaching.map(page => ({
    slug: page.slug,
    site: content.site,
    page: withShared(content, page),
    labels: content.offers.course,
    words: content.offers.coaching,
  }));

type CoachingProps = ReturnType<typeof paths>[number];

export const head = ({ site, slug, page }: CoachingProps): Head => ({
  ...page.head,
  chatText: page.chatText,
  jsonLd: [
    // What articles for students are about.
    service(site, {
      path: `/coach/${slug}/`,
      name: page.name,
      serviceType: page.name,
      description: page.hero.lead,
    }),
    ...page.courses.map(({ id, title, description, price, workload }) =>
      course(site, { path: `/coach/${slug}/#${id}`, name: title, description, price, workload }),
    ),
  ],
});

export default function Coaching({ page, labels, words }: CoachingProps) {
  const { sections } = page;
  return (
    <>
      <OfferHero {...page.hero}>
        <Buttons chat {...words.start} />
      </OfferHero>
      <Section id="courses" {...sections.courses} tone="tinted">
        <CourseList
          labels={labels}
          courses={page.courses.map(course => ({ ...course, enrol: { booking: course.booking } }))}
          price={({ price, format }) => <Price rupees={price} unit={format} />}
          last={({ learn, modules }) => (
            <div className="stack">
              <p className="semibold">{labels.learn}</p>
              <Checklist items={learn} />
              {modules && <Modules modules={modules} labels={labels} />}
            </div>
          )}
        />
        <Paragraph>{words.choose}</Paragraph>
      </Section>
      <Section id="example" {...sections.example} tone="contrast" intro={page.overview.join(' ')}>
        <SampleTable {...page.sheet} />
      </Section>
      <BeforeBooking entries={page.beforeBooking} guides={page.guides} />
      <CallToAction {...page.closing}>
        <Buttons chat {...words.end} />
      </CallToAction>
    </>
  );
}
