/** What a buyer wants to know before booking, in one closed block: questions and answers, and the articles that teach what the offer does. */
import './before-booking.css';
import './section.css';
import { Fragment } from 'react';
import type { Question } from '../../content/schemas/common.ts';
import { useSite } from '../context/site.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';

type BeforeBookingProps = { entries: Question[]; guides: { slug: string; title: string }[] };

export function BeforeBooking({ entries, guides }: BeforeBookingProps) {
  const words = useSite().words.beforeBooking;
  return (
    <section className="before-booking section section-tinted">
      <Disclosure
        label={
          <>
            <h2 className="size-xl" id="before-booking">
              {words.title}
            </h2>
            <span className="before-booking-topics muted">{entries.map(({ question }) => question).join(' ')}</span>
          </>
        }
      >
        <dl className="before-booking-answers grid">
          {entries.map(({ question, answer }) => (
            <div key={question}>
              <dt className="name">{question}</dt>
              <dd className="muted">
                <InlineMarkdown text={answer} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {words.guides}{' '}
          {guides.map(({ slug, title }, i) => (
            <Fragment key={slug}>
              {i > 0 && ', '}
              <Link to={`/blog/${slug}/`}>
                <InlineMarkdown text={title} />
              </Link>
            </Fragment>
          ))}
        </p>
      </Disclosure>
    </section>
  );
}
