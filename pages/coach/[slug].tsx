import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CourseList } from '../../components/sections/course-list.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { course, service } from '../../components/structured-data/offers.ts';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';

type Coaching = Content['coaching'][number];

export const paths = ({ coaching }: Content): Coaching[] => coaching;

export const head = ({ name, hero, courses, ...page }: Coaching): Head => ({
  ...page.head,
  isHidden: page.isUnpublished === true,
  jsonLd: ({ site }, path) => [
    // What articles for students are about.
    service(site, { path, name, serviceType: name, description: hero.lead }),
    ...courses.map(({ id, title, ...about }) => course(site, { path: `${path}#${id}`, name: title, ...about })),
  ],
});

export default function CoachingPage(page: Coaching) {
  const { sections, coaching: words } = useSite().sharedTexts;
  return (
    <>
      <OfferHero {...page.hero} buttons={{ chat: true, ...words.start }} />
      <Section id="courses" {...sections.courses} tone="tinted">
        <CourseList
          courses={page.courses.map(({ booking, price, format, ...course }) => ({
            ...course,
            enrol: { booking },
            cost: <Price rupees={price} unit={format} />,
          }))}
        />
        <Paragraph>{words.choose}</Paragraph>
      </Section>
      <Section id="example" {...sections.example} tone="contrast" intro={page.overview.join(' ')}>
        <SampleTable {...page.sheet} />
      </Section>
      <BeforeBooking entries={page.beforeBooking} guides={page.guides} />
      <CallToAction {...page.closing} buttons={{ chat: true, ...words.end }} />
    </>
  );
}
