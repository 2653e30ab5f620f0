/** The exit offer as every page has it: the site around it says where it books and what it may claim. */
import { deliveryOf, thanksFor } from '../../components/site/delivery.ts';
import { Island } from '../../components/site/island.tsx';
import { hrefOf, useSite } from '../../components/site/site.tsx';
import { claimOf } from '../../components/ui/claim.tsx';
import ExitOffer from './exit-offer.tsx';

export function ExitOfferBox() {
  const { site, claims, address } = useSite();
  const { transport } = site.signup;
  return (
    <Island
      of={ExitOffer}
      when="intent"
      book={site.bookings.call ?? ''}
      figures={{ [worth]: claimOf(claims, worth).show, [brands]: claimOf(claims, brands).show }}
      button={button}
      delivery={deliveryOf(site, button)}
      thanks={transport === 'post' ? thanksFor(transport) : ''}
      policy={hrefOf('/privacy-policy/', address)}
    />
  );
}

const worth = 'consultation-worth';
const brands = 'brands-served';
const button = 'Get Free Guide';
