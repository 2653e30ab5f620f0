/** The sections that the pages of all offers share, filled from content: `import * as Offer`. */
import type { ReactNode } from 'react';
import type {
  Closing as ClosingText,
  Head as HeadText,
  Hero as HeroText,
  Phase,
  Result,
} from '../../content/schemas/common.ts';
import type { Sheet as SheetText } from '../../content/schemas/offers.ts';
import type { Rate } from '../../content/schemas/rates.ts';
import type { Site } from '../../content/schemas/site.ts';
import { PageArt } from '../dots/art.tsx';
import type { Head } from '../shell/head.tsx';
import { type Price, service } from '../structured-data/service.ts';
import { Buttons } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Texts } from '../ui/inline.tsx';
import { CardGrid } from './card-grid.tsx';
import { Closing } from './closing.tsx';
import { Facts } from './facts.tsx';
import { Hero } from './hero.tsx';
import { Section } from './section.tsx';
import { Sheet } from './sheet.tsx';
import { Steps } from './steps.tsx';

/** The content of the head, the first and the last section of an offer's page. */
export type Offer = {
  head: HeadText;
  name: string;
  serviceType: string;
  hero: HeroText;
  chatText: string;
  booking: string;
  /** The label of the booking button, unless it books a call. */
  bookLabel?: string | undefined;
  closing: ClosingText;
};

/** Returns the head of an offer's page, including its Service as structured data. */
export const headOf = (site: Site, path: string, offer: Offer, prices: Price[] = []): Head => ({
  ...offer.head,
  cardTitle: offer.name,
  chatText: offer.chatText,
  trail: [{ name: offer.name }],
  jsonLd: [
    service(site, {
      path,
      name: offer.name,
      serviceType: offer.serviceType,
      description: offer.hero.lead,
      prices,
    }),
  ],
});

/** The first sections: the hero with the price, the key facts, and a sample page of the work. */
export function Intro({
  hero,
  chatText,
  booking,
  bookLabel,
  legend,
  rate,
  sheet,
}: Offer & { legend?: string; rate: Rate; sheet?: SheetText }) {
  return (
    <>
      <Hero
        badge={hero.badge}
        title={hero.title}
        lead={hero.lead}
        price={<strong>{rate.price}</strong>}
        art={<PageArt path={rate.path} />}
        legend={legend}
      >
        <NextSteps {...{ booking, bookLabel, chatText }} />
      </Hero>
      <Facts rate={rate} />
      {sheet && (
        <Section title="What the work looks like" tone="tinted">
          <Sheet {...sheet} />
          <NextSteps {...{ booking, bookLabel, chatText }} only="chat" />
        </Section>
      )}
    </>
  );
}

type OverviewProps = { title: string; eyebrow: string; paragraphs: string[]; children?: ReactNode };

/** A few paragraphs about the offer. */
export function Overview({ title, eyebrow, paragraphs, children }: OverviewProps) {
  return (
    <Section title={title} eyebrow={eyebrow} layout="beside">
      <Texts of={paragraphs} />
      {children}
    </Section>
  );
}

type PhasesProps = {
  phases: Phase[];
  /** Returns the picture above a phase, by its index. `legend` says what one dot of it stands for. */
  pictureOf?: (i: number) => ReactNode;
  legend?: string;
};

/** The phases of the work, with their deliverables. */
export function Phases({ phases, pictureOf, legend }: PhasesProps) {
  return (
    <Steps
      steps={phases.map(({ label, title, subtitle, deliverables }, i) => ({
        label,
        title,
        text: subtitle,
        points: deliverables,
        picture: pictureOf?.(i),
      }))}
      {...(legend && { legend, isWide: true })}
    />
  );
}

/** Buttons to book or to chat. `only` omits one that is already nearby. */
export function NextSteps({
  booking,
  bookLabel = 'Book a free call',
  chatText,
  only,
}: Pick<Offer, 'booking' | 'bookLabel' | 'chatText'> & { only?: 'book' | 'chat' }) {
  return <Buttons book={only !== 'chat' && bookLabel} at={booking} chat={only !== 'book' && chatText} />;
}

type ResultsProps = { title: string; intro?: string; results: Result[]; children?: ReactNode };

/** The results to expect, each with its figure, if any, above it. */
export function Results({ title, intro, results, children }: ResultsProps) {
  return (
    <Section title={title} intro={intro} tone="tinted">
      <CardGrid look="boxed-cards" items={results} />
      {children}
    </Section>
  );
}

/** Who the offer is for. */
export function Audience({ title, audience }: { title: string; audience: string[] }) {
  return (
    <Section title={title} layout="beside">
      <Checklist items={audience} isWide />
    </Section>
  );
}

/** The last section: an invitation with the booking and chat buttons. */
export function Invitation({ closing, booking, bookLabel, chatText }: Offer) {
  return (
    <Closing {...closing}>
      <NextSteps {...{ booking, bookLabel, chatText }} />
    </Closing>
  );
}
