/** What a buyer asks before paying, in closed answers, and the articles that teach the same. */
import { Fragment } from 'react';
import type { Question } from '../../content/schemas/common.ts';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { Faq } from './faq.tsx';
import { Section } from './section.tsx';

/** An article that teaches what an offer does. */
type Guide = { slug: string; title: string };

export const BeforeBooking = ({ entries, guides }: { entries: Question[]; guides: Guide[] }) => (
  <Section id="before-booking" title="Before you book" layout="beside" tone="tinted">
    <Faq questions={entries} />
    <p>
      Free guides to read first:{' '}
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
