/** The sections that the pages of all offers share, filled from content: `import * as Offer`. */
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import type { Site } from '../../content/schemas/site.ts';
import { usePage } from '../context/page.tsx';
import type { Head } from '../layout/head.tsx';
import { thirdTone } from '../lib/tone.ts';
import { type Price, service } from '../structured-data/service.ts';
import { Buttons } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { OfferHero, type OfferHeroProps } from './offer-hero.tsx';
import { Pair } from './pair.tsx';
import { Section, type SectionProps } from './section.tsx';
import { TopicList } from './topic-list.tsx';

type OfferText = Content['flagship'];

/** The content of the head and of the first section of an offer's page. The labels are for buttons of other words. */
type Offer = Pick<OfferText, 'head' | 'name' | 'serviceType' | 'hero' | 'chatText' | 'booking'> & {
  bookLabel?: string | undefined;
  chatLabel?: string | undefined;
  invitation?: string | undefined;
};

/** Returns the head of an offer's page, including its Service as structured data. */
export const headOf = (site: Site, path: string, offer: Offer, prices: Price[] = []): Head => ({
  ...offer.head,
  cardTitle: offer.name,
  chatText: offer.chatText,
  trail: [{ name: offer.name }],
  jsonLd: [service(site, { ...offer, path, description: offer.hero.lead, prices })],
});

type OpeningProps = Offer & Pick<OfferHeroProps, 'aside' | 'example'>;

/** The first sections: the hero with the price, and the key facts. */
export const Opening = ({ aside, example, invitation, ...offer }: OpeningProps) => (
  <OfferHero
    {...offer.hero}
    lead={invitation ? `${offer.hero.lead} ${invitation}` : offer.hero.lead}
    aside={aside}
    example={example}
  >
    <NextSteps {...offer} />
  </OfferHero>
);

/** Buttons to book or to chat. */
export const NextSteps = ({
  booking,
  bookLabel = 'Book a free call',
  chatLabel,
}: Pick<Offer, 'booking' | 'bookLabel' | 'chatLabel'>) => (
  <Buttons book={bookLabel} at={booking} chat chatLabel={chatLabel} />
);

type ProofProps = { reasons: Content['ppc']['reasons']; title: string; children: ReactNode };

/** What the agency does differently, beside what clients say or what was done for them. */
export const Proof = ({ reasons, title, children }: ProofProps) => (
  <Pair
    layout="narrow"
    parts={[
      { title: 'What we do differently', content: <TopicList topics={reasons} /> },
      { title, content: children },
    ]}
  />
);

type ScopeProps = { title: string; audience: string[]; children: ReactNode };

/** What the client gets, or what it costs, beside whom the offer is for. */
export function Scope({ title, audience, children }: ScopeProps) {
  return (
    <Pair
      layout="wide"
      parts={[
        { title, content: children },
        { title: 'Who it is for', tone: thirdTone(usePage().tone), content: <Checklist items={audience} /> },
      ]}
    />
  );
}

/** A checklist beside its title. */
export const Points = ({ points, ...section }: Omit<SectionProps, 'children'> & { points: string[] }) => (
  <Section {...section} layout="beside">
    <Checklist items={points} isWide />
  </Section>
);
