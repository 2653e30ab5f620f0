/** What a buyer wants to know before booking, closed until asked, and the articles that teach what the offer does. */
import { Fragment } from 'react';
import type { Question } from '../../content/schemas/common.ts';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { Faq } from './faq.tsx';
import { Section } from './section.tsx';

type BeforeBookingProps = { entries: Question[]; guides: { slug: string; title: string }[] };

export const BeforeBooking = ({ entries, guides }: BeforeBookingProps) => (
  <Section id="before-booking" title="Before you book" tone="tinted" layout="beside">
    <Faq questions={entries} name="booking" />
    <p>
      Free guides:{' '}
      {guides.map(({ slug, title }, i) => (
        <Fragment key={slug}>
          {i > 0 && ', '}
          <Link to={`/blog/${slug}/`}>
            <InlineMarkdown text={title} />
          </Link>
        </Fragment>
      ))}
    </p>
  </Section>
);
