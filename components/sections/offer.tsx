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

/** The content of the head, of the first and of the last section of an offer's page. The labels are for buttons of other words. */
type Offer = Pick<OfferText, 'head' | 'name' | 'serviceType' | 'hero' | 'chatText' | 'booking'> & {
  bookLabel?: string | undefined;
  chatLabel?: string | undefined;
  invitation?: string | undefined;
};

/** Returns the head of an offer's page, including its Service, and what verified testimonials say of it, as structured data. */
export function headOf(
  site: Site,
  path: string,
  { testimonials = [], ...offer }: Offer & { testimonials?: Testimonial[] },
  prices: Price[] = [],
): Head {
  const sold = service(site, { ...offer, path, description: offer.hero.lead, prices });
  return {
    ...offer.head,
    cardTitle: offer.name,
    chatText: offer.chatText,
    trail: [{ name: offer.name }],
    jsonLd: [sold, ...reviews(sold, testimonials)],
  };
}

/** The first section: the hero with the price, and the key facts. */
export const Opening = ({ aside, invitation, ...offer }: Offer & Pick<OfferHeroProps, 'aside'>) => (
  <OfferHero {...offer.hero} lead={invitation ? `${offer.hero.lead} ${invitation}` : offer.hero.lead} aside={aside}>
    <NextSteps {...offer} />
  </OfferHero>
);

/** The last sections: what to know before booking, and the invitation. */
export const Closing = ({
  beforeBooking,
  guides,
  closing,
  children,
  ...offer
}: Pick<OfferText, 'beforeBooking' | 'closing'> &
  Parameters<typeof NextSteps>[0] & {
    guides: { slug: string; title: string }[];
    /** Buttons of other kinds. */
    children?: ReactNode;
  }) => (
  <>
    <BeforeBooking entries={beforeBooking} guides={guides} />
    <CallToAction {...closing}>{children ?? <NextSteps {...offer} />}</CallToAction>
  </>
);

/** Buttons to book or to chat. */
const NextSteps = ({
  booking,
  bookLabel = 'Book a free call',
  chatLabel,
}: Pick<Offer, 'booking' | 'bookLabel' | 'chatLabel'>) => (
  <Buttons book={bookLabel} at={booking} chat chatLabel={chatLabel} />
);

/** What the client gets, beside what makes it different. */
export const Scope = ({
  title,
  includes,
  differences,
}: Pick<OfferText, 'includes' | 'differences'> & { title: string }) => (
  <Pair
    layout="wide"
    parts={[
      { id: 'includes', title, content: <Checklist items={includes} /> },
      {
        id: 'differences',
        title: 'What makes it different',
        tone: 'third',
        content: <TopicList topics={differences} />,
      },
    ]}
  />
);

type AudienceProps = { id: string; title: string; audience: string[]; children: ReactNode };

/** What clients say, or what was done for them, beside whom the offer is for. */
export const Audience = ({ id, title, audience, children }: AudienceProps) => (
  <Pair
    layout="wide"
    parts={[
      { id, title, content: children },
      { id: 'audience', title: 'Who it is for', tone: 'third', content: <Checklist items={audience} /> },
    ]}
  />
);
