/** What a buyer wants to know before booking, in one closed block: questions and answers, and the articles that teach what the offer does. */
import './before-booking.css';
import './section.css';
import type { Question } from '../../content/schemas/common.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

export function BeforeBooking({ entries, guides }: { entries: Question[]; guides: string[] }) {
  const { names, words } = useSite();
  // One may not be public yet.
  const paths = guides.map(slug => `/blog/${slug}/`).filter(path => names[path]);
  const links = paths.map(path => `[${names[path]}](${path})`);
  return (
    <section className="before-booking section section-tinted">
      <Disclosure
        label={
          <>
            <h2 id="before-booking">{words.offer.before}</h2>
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
        <Paragraph>{fillText(words.offer.guides, { guides: links.join(', ') })}</Paragraph>
      </Disclosure>
    </section>
  );
}
