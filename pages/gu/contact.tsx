/** The contact page in Gujarati. */
import type { Head } from '../../components/layout/head.tsx';
import { telUrl } from '../../components/lib/contact.ts';
import { fillText } from '../../components/lib/fill.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { ContactCard } from '../contact/_card.tsx';
import { MapFrame } from '../contact/_map-frame.tsx';
import { OpeningHours } from '../contact/_opening-hours.tsx';
import GujaratiPage, { head as headOf, propsFor } from './[...slug].tsx';

export const props = (content: Content) => ({ ...propsFor('contact', content), site: content.site });

type ContactProps = ReturnType<typeof props>;

export const head = ({ site, ...rest }: ContactProps): Head => ({
  ...headOf(rest),
  kind: 'ContactPage',
  frames: [new URL(site.map.embed).origin],
});

export default function Contact({ site, ...rest }: ContactProps) {
  const { page, words } = rest;
  const call = fillText(words.phone, { phone: site.phone });
  return (
    <GujaratiPage
      {...rest}
      opening={() => (
        <Hero {...page.hero} aside={<OpeningHours hours={site.hours.visible} />}>
          <Buttons chat chatLabel={words.write} more={[telUrl(site.phone), call]} />
        </Hero>
      )}
      ownBodyOf={({ kind }) =>
        kind === 'contact' && (
          <div className="split">
            <ContactCard />
            <MapFrame />
          </div>
        )
      }
    />
  );
}
