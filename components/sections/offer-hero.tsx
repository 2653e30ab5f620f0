/** The first sections of the page of an offer, from its line in content/rates.yaml: the hero with its drawing and price, and the key facts. */
import { rateOf } from '../../content/schemas/rates.ts';
import { PageArt } from '../dots/art.tsx';
import { useSite } from '../site/site.tsx';
import { Facts } from './facts.tsx';
import { Hero, type HeroProps } from './hero.tsx';

/** `path` is that of the page. */
export function OfferHero({ path, ...hero }: Omit<HeroProps, 'art' | 'price'> & { path: string }) {
  const { price, forWhom, minimum, start, teacher, dates } = rateOf(useSite().rates, path);
  return (
    <>
      <Hero {...hero} art={<PageArt path={path} />} price={<strong>{price}</strong>} />
      <Facts
        facts={[
          { label: 'For', text: forWhom },
          { label: 'Minimum', text: minimum },
          { label: 'Taught by', text: teacher },
          { label: 'Dates', text: dates },
          { label: 'First step', text: start },
        ]}
      />
    </>
  );
}
