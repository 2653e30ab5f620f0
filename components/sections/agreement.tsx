/** The end of an offer's page. What a buyer wants to know before paying: what is certain and what is not, who does what, how to stop, and questions; then the invitation, with the steps after booking. */
import { Fragment, type ReactNode } from 'react';
import type { Agreement as AgreementText, Question, Refund } from '../../content/schemas/common.ts';
import { usePage } from '../context/page.tsx';
import { refundSections } from '../lib/refund-sections.ts';
import { thirdTone } from '../lib/tone.ts';
import { Checklist } from '../ui/checklist.tsx';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Faq } from './faq.tsx';
import { Pair } from './pair.tsx';
import { Section } from './section.tsx';

/** An article that teaches what an offer does. */
type Guide = { slug: string; title: string };

type AgreementProps = {
  agreement: AgreementText;
  refund: Refund;
  questions: Question[];
  guides: Guide[];
  closing: { title: string; text: string };
  /** The buttons. */
  children: ReactNode;
};

export function Agreement({ agreement, refund, questions, guides, closing, children }: AgreementProps) {
  const { steps, scene, certain, uncertain, roles, supplies, leave } = agreement;
  const rule = refund && refundSections[refund];
  return (
    <>
      <Pair
        layout="narrow"
        parts={[
          { title: 'What is certain', content: <Checklist items={certain} /> },
          {
            title: 'Nobody can promise',
            tone: thirdTone(usePage().tone),
            content: (
              <ul className="stack">
                {uncertain.map(point => (
                  <li className="size-2xl display" key={point}>
                    {point}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Section title="Questions before you book" tone="tinted">
        <Faq
          questions={[
            ...questions,
            { id: 'roles', question: 'Who does which work?', answer: sentencesOf(roles) },
            { id: 'supplies', question: 'What do you need from me?', answer: sentencesOf(supplies) },
            {
              id: 'leave',
              question: 'How do I stop, and what do I get back?',
              answer: rule ? `${leave} Refunds: see [${rule.name} in our refund policy](${rule.path}).` : leave,
            },
          ]}
        />
        <Guides of={guides} />
      </Section>
      <CallToAction {...closing} steps={steps} scene={scene}>
        {children}
      </CallToAction>
    </>
  );
}

type BeforeBookingProps = { audience: string[]; guides: Guide[]; questions: Question[] };

/** Whom an offer without an agreement is for, and free guides, beside the questions that buyers ask. */
export const BeforeBooking = ({ audience, guides, questions }: BeforeBookingProps) => (
  <Pair
    layout="narrow"
    tone="tinted"
    parts={[
      {
        title: 'Who it is for',
        content: (
          <>
            <Checklist items={audience} />
            <Guides of={guides} />
          </>
        ),
      },
      { title: 'Questions before you book', content: <Faq questions={questions} /> },
    ]}
  />
);

const Guides = ({ of: guides }: { of: Guide[] }) => (
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
);

const sentencesOf = (texts: string[]) => texts.map(text => `${text}.`).join(' ');
