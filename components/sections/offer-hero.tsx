/** The first section of the page of an offer, from its line in content/rates.yaml: the hero with its scene or drawing and price, and the key facts. */
import { rateOf } from '../../content/schemas/rates.ts';
import { Drawing } from '../art/drawing.tsx';
import { Scene } from '../art/scene.tsx';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { capitalized } from '../lib/capitalized.ts';
import { priceOf } from '../lib/price-of.ts';
import { Facts } from './facts.tsx';
import { Hero, type HeroProps } from './hero.tsx';

export type OfferHeroProps = Omit<HeroProps, 'art' | 'price' | 'scene'>;

export function OfferHero(hero: OfferHeroProps) {
  const { rates, words } = useSite();
  const { offer } = words;
  const { path, language } = usePage();
  const rate = rateOf(rates, path, language === 'en' ? undefined : 'content/languages.yaml');
  const { drawing, scene, decides, minimum, cancellation, teacher, dates } = rate;
  const picture = scene ? { scene: <Scene of={scene} /> } : { art: <Drawing of={drawing} /> };
  return (
    <>
      <Hero
        {...(hero.below || hero.aside ? {} : picture)}
        {...hero}
        price={<strong>{priceOf(rate, words.fee)}</strong>}
      />
      <Facts
        facts={[
          { label: offer.depends, text: decides },
          { label: offer.minimum, text: minimum },
          { label: offer.cancellation, text: cancellation },
          { label: offer.dates, text: dates && capitalized(dates) },
          { label: offer.teacher, text: teacher && capitalized(teacher) },
        ]}
      />
    </>
  );
}
