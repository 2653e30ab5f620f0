/** The sections that the pages of all offers share, filled from content: `import * as Offer`. */
import type { ComponentType, ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import type { Testimonial } from '../../content/schemas/common.ts';
import { useSite } from '../context/site.tsx';
import type { Head } from '../layout/head.tsx';
import { type Price, reviews, service } from '../structured-data/offers.ts';
import { Buttons } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { BeforeBooking } from './before-booking.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CardGrid } from './card-grid.tsx';
import { OfferHero, type OfferHeroProps } from './offer-hero.tsx';
import { Pair } from './section.tsx';

type OfferText = Pick<
  Content['flagship'],
  'head' | 'name' | 'hero' | 'invitation' | 'beforeBooking' | 'guides' | 'closing' | 'booking' | 'buttons'
>;

/** Returns the head of an offer's page, including its Service, and what verified testimonials say of it, as structured data. */
export const headOf = (
  offer: OfferText & { serviceType: string; testimonials?: Testimonial[] },
  prices: Price[] = [],
): Head => ({
  ...offer.head,
  cardTitle: offer.name,
  jsonLd: ({ site }, path) => {
    const sold = service(site, { ...offer, path, description: offer.hero.lead, prices });
    return [sold, ...reviews(sold, offer.testimonials ?? [])];
  },
});

/** The first section: the hero with the price, and the key facts. */
export const Opening = ({ hero, invitation, aside, ...offer }: OfferText & Pick<OfferHeroProps, 'aside'>) => (
  <OfferHero {...hero} lead={invitation ? `${hero.lead} ${invitation}` : hero.lead} aside={aside}>
    <NextSteps {...offer} />
  </OfferHero>
);

/** The last sections: what to know before booking, and the invitation. */
export const Closing = ({ beforeBooking, guides, closing, ...offer }: OfferText) => (
  <>
    <BeforeBooking entries={beforeBooking} guides={guides} />
    <CallToAction {...closing}>
      <NextSteps {...offer} />
    </CallToAction>
  </>
);

const NextSteps = ({ booking, buttons }: Pick<OfferText, 'booking' | 'buttons'>) => (
  <Buttons book at={booking} chat {...buttons} />
);

type ScopeProps = Pick<Content['flagship'], 'includes' | 'differences'> & {
  sections: object;
  /** What the list of what the client gets is drawn as. */
  list?: ComponentType<{ items: string[]; isLarge?: boolean }>;
};

/** What the client gets, beside what makes it different. */
export const Scope = ({ sections, includes, differences, list: List = Checklist }: ScopeProps) => (
  <Beside
    sections={sections}
    first={{ id: 'includes', content: <List items={includes} isLarge /> }}
    second={{ id: 'differences', content: <CardGrid variant="card-columns" items={differences} /> }}
  />
);

type AudienceProps = { id: 'snapshots' | 'testimonials'; sections: object; audience: string[]; children: ReactNode };

/** What clients say, or what was done for them, beside whom the offer is for. */
export const Audience = ({ sections, id, audience, children }: AudienceProps) => (
  <Beside
    sections={sections}
    first={{ id, content: children }}
    second={{ id: 'audience', content: <Checklist items={audience} isLarge /> }}
  />
);

type Part = { id: string; content: ReactNode };

function Beside({ sections, first, second }: { sections: object; first: Part; second: Part }) {
  const texts: Record<string, { title: string }> = { ...useSite().sharedTexts.sections, ...sections };
  const titled = (part: Part) => ({ ...part, title: texts[part.id]?.title ?? '' });
  return <Pair layout="wide" parts={[titled(first), { ...titled(second), tone: 'third' }]} />;
}
