/** The first section of the page of an offer, the hero with its scene or drawing and price, and the key facts. */
import { offerAt } from '../../content/offers.ts';
import { Drawing, Scene } from '../art/drawing.tsx';
import { usePage, useSite } from '../context/site.tsx';
import { capitalized } from '../lib/capitalized.ts';
import { priceOf } from '../lib/price-of.ts';
import { Facts } from './facts.tsx';
import { Hero, type HeroProps } from './hero.tsx';

export type OfferHeroProps = Omit<HeroProps, 'art' | 'price' | 'scene'>;

export function OfferHero(hero: OfferHeroProps) {
  const { offers, words } = useSite();
  const labels = words.offer;
  const offer = offerAt(offers, usePage().path);
  const { drawing, scene, decides, minimum, cancellation, teacher, dates } = offer;
  const picture = scene ? { scene: <Scene of={scene} /> } : { art: <Drawing of={drawing} /> };
  return (
    <>
      <Hero
        {...(hero.below || hero.aside ? {} : picture)}
        badge={offer.name}
        {...hero}
        price={<strong>{priceOf(offer, words.fee)}</strong>}
      />
      <Facts
        facts={[
          { label: labels.depends, text: decides },
          { label: labels.minimum, text: minimum },
          { label: labels.cancellation, text: cancellation },
          { label: labels.dates, text: dates && capitalized(dates) },
          { label: labels.teacher, text: teacher && capitalized(teacher) },
        ]}
      />
    </>
  );
}
