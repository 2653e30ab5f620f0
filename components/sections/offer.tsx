/** The sections that the pages of all offers share, filled from content: `import * as Offer`. */
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import type { Testimonial } from '../../content/schemas/common.ts';
import type { Site } from '../../content/schemas/site.ts';
import type { Head } from '../layout/head.tsx';
import { reviews } from '../structured-data/review.ts';
import { type Price, service } from '../structured-data/service.ts';
import { Buttons } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { BeforeBooking } from './before-booking.tsx';
import { CallToAction } from './call-to-action.tsx';
import { OfferHero, type OfferHeroProps } from './offer-hero.tsx';
import { Pair } from './pair.tsx';
import { TopicList } from './topic-list.tsx';

type OfferText = Content['flagship'];

/** Returns the head of an offer's page, including its Service, and what verified testimonials say of it, as structured data. */
export function headOf(
  site: Site,
  path: string,
  {
    testimonials = [],
    ...offer
  }: Pick<OfferText, 'head' | 'name' | 'serviceType' | 'hero' | 'chatText'> & { testimonials?: Testimonial[] },
  prices: Price[] = [],
): Head {
  const sold = service(site, { ...offer, path, description: offer.hero.lead, prices });
  return {
    ...offer.head,
    cardTitle: offer.name,
    chatText: offer.chatText,
    jsonLd: [sold, ...reviews(sold, testimonials)],
  };
}

/** The first section: the hero with the price, and the key facts. */
export const Opening = ({
  hero,
  invitation,
  aside,
  ...steps
}: Pick<OfferText, 'hero' | 'invitation'> & NextStepsProps & Pick<OfferHeroProps, 'aside'>) => (
  <OfferHero {...hero} lead={invitation ? `${hero.lead} ${invitation}` : hero.lead} aside={aside}>
    <NextSteps {...steps} />
  </OfferHero>
);

/** The last sections: what to know before booking, and the invitation. */
export const Closing = ({
  beforeBooking,
  guides,
  closing,
  ...steps
}: Pick<OfferText, 'beforeBooking' | 'guides' | 'closing'> & NextStepsProps) => (
  <>
    <BeforeBooking entries={beforeBooking} guides={guides} />
    <CallToAction {...closing}>
      <NextSteps {...steps} />
    </CallToAction>
  </>
);

type NextStepsProps = Pick<OfferText, 'booking' | 'buttons'> & { isChatFirst?: boolean };

/** Buttons to book or to chat. */
const NextSteps = ({ booking, buttons, isChatFirst }: NextStepsProps) => (
  <Buttons book at={booking} chat isChatFirst={isChatFirst} {...buttons} />
);

type SectionTexts<Id extends string> = { sections: Record<Id, { title: string }> };

/** What the client gets, beside what makes it different. */
export const Scope = ({
  sections,
  includes,
  differences,
}: Pick<OfferText, 'includes' | 'differences'> & SectionTexts<'includes' | 'differences'>) => (
  <Pair
    layout="wide"
    parts={[
      { id: 'includes', ...sections.includes, content: <Checklist items={includes} /> },
      {
        id: 'differences',
        ...sections.differences,
        tone: 'third',
        content: <TopicList topics={differences} />,
      },
    ]}
  />
);

type AudienceProps<Id extends string> = SectionTexts<Id | 'audience'> & {
  id: Id;
  audience: string[];
  children: ReactNode;
};

/** What clients say, or what was done for them, beside whom the offer is for. */
export const Audience = <Id extends string>({ id, sections, audience, children }: AudienceProps<Id>) => (
  <Pair
    layout="wide"
    parts={[
      { id, ...sections[id], content: children },
      { id: 'audience', ...sections.audience, tone: 'third', content: <Checklist items={audience} /> },
    ]}
  />
);
