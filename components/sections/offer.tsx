/** Sections that every programme's page has, in the words of its content: `import * as Offer`. */
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

/** What the head and the first and last screens of an offer's page are made of. */
export type Offer = {
  head: HeadText;
  name: string;
  serviceType: string;
  hero: HeroText;
  chatText: string;
  booking: string;
  /** What the booking is of, if not of a call. */
  bookAs?: string | undefined;
  closing: ClosingText;
};

/** The head of an offer's page, with its Service. */
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

/** The first screens: what it is and what it costs, what a buyer asks first, and a page of the work itself. */
export function Intro({
  hero,
  chatText,
  booking,
  bookAs,
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
        <NextSteps {...{ booking, bookAs, chatText }} />
      </Hero>
      <Facts rate={rate} />
      {sheet && (
        <Section title="What the work looks like" tone="tinted">
          <Sheet {...sheet} />
          <NextSteps {...{ booking, bookAs, chatText }} only="chat" />
        </Section>
      )}
    </>
  );
}

type OverviewProps = { title: string; eyebrow: string; paragraphs: string[]; children?: ReactNode };

/** What it is about, in a few paragraphs. */
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
  /** The picture above each, by its place from 0; `legend` says what one dot of it is. */
  pictureOf?: (i: number) => ReactNode;
  legend?: string;
};

/** What happens when, and what comes out of it. */
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

/** The next step, wherever somebody may have read enough: both ways, or one where the other was near. */
export function NextSteps({
  booking,
  bookAs = 'Book a free call',
  chatText,
  only,
}: Pick<Offer, 'booking' | 'bookAs' | 'chatText'> & { only?: 'book' | 'chat' }) {
  return <Buttons book={only !== 'chat' && bookAs} at={booking} chat={only !== 'book' && chatText} />;
}

type ResultsProps = { title: string; intro?: string; results: Result[]; children?: ReactNode };

/** The results to expect; a figure stands above those that have one. */
export function Results({ title, intro, results, children }: ResultsProps) {
  return (
    <Section title={title} intro={intro} tone="tinted">
      <CardGrid look="boxed-cards" items={results} />
      {children}
    </Section>
  );
}

/** Who it is for. */
export function Audience({ title, audience }: { title: string; audience: string[] }) {
  return (
    <Section title={title} layout="beside">
      <Checklist items={audience} isWide />
    </Section>
  );
}

/** The last screen: an invitation with the booking and the chat. */
export function Invitation({ closing, booking, bookAs, chatText }: Offer) {
  return (
    <Closing {...closing}>
      <NextSteps {...{ booking, bookAs, chatText }} />
    </Closing>
  );
}
