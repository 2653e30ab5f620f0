import './_not-found.css';
import { Drawing } from '../components/art/drawing.tsx';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { PriceList } from '../components/sections/price-list.tsx';
import { Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { rateOf } from '../content/schemas/rates.ts';
import { type Address, hrefOf } from '../generator/react/address.ts';

export const head: Head = {
  title: 'Page not found (404)',
  description:
    'The page you asked for is not here: it may have moved, or the address may have a mistake in it. From our home page you can reach everything on the site.',
  card: 'This page is not here. Our home page leads everywhere.',
  trail: [],
  isHidden: true,
  script: redirect,
};

/** Sends the path of an unknown article to the blog, replaced so that the Back button does not return here, and logs any other path. */
function redirect(address: Address): string {
  const blog = hrefOf('/blog/', address);
  const text = JSON.stringify(blog);
  return `{const{pathname:p}=location;if(p.startsWith(${text})&&/^[^/]+\\/?$/.test(p.slice(${blog.length})))location.replace(${text});else console.warn('404',p)}`;
}

/** What most visitors look for. */
const offers = ['/30-60-90/', '/services/social-media/', '/services/seo/', '/services/ppc/', '/coach/instagram/'];

export default function NotFound() {
  const { site, rates } = useSite();
  return (
    <>
      <Hero
        badge="Not here"
        title={
          <>
            <span className="sr-only">404</span>
            <Drawing of="404" className="not-found-digits" />
          </>
        }
        lead={
          <>
            <strong className="not-found-oops size-2xl">Oops! Page not found</strong>
            The page may have moved, or there is a mistake in its address.
          </>
        }
      >
        <Buttons
          first={['/', 'Return to Home']}
          chat={`Hi ${site.name}, I could not find a page of your site.`}
          more={['/blog/', 'Read the blog']}
        />
      </Hero>
      <Section
        title="Perhaps you were looking for one of these"
        intro="Or see [all prices](/pricing/), [our clients](/clients/), a [consultation](/consult/seo-audit/) or [how to reach us](/contact/)."
      >
        <PriceList lines={offers.map(path => rateOf(rates, path))} isShort />
      </Section>
    </>
  );
}
