/** The contact page in Gujarati. */
import { DotCount } from '../../components/art/dot-count.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { telUrl } from '../../components/lib/contact.ts';
import { fillText } from '../../components/lib/fill.tsx';
import { numberOf } from '../../components/lib/number-of.ts';
import { Hero } from '../../components/sections/hero.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';
import { ContactCard, ContactPlaces } from '../contact/_card.tsx';
import { MapFrame } from '../contact/_map-frame.tsx';
import { OpeningHours } from '../contact/_opening-hours.tsx';
import { GujaratiPage, headOf, pageOf } from './_gujarati-page.tsx';

export const props = (content: Content) => ({
  page: pageOf(content, 'contact'),
  words: content.languages.gu,
  site: content.site,
  minutes: numberOf(`${content.numbers.consultation}`),
});

type ContactProps = ReturnType<typeof props>;

export const head = ({ page, site }: ContactProps): Head => ({
  ...headOf(page),
  kind: 'ContactPage',
  frames: [new URL(site.map.embed).origin],
});

export default function Contact({ page, words, site, minutes }: ContactProps) {
  return (
    <GujaratiPage
      page={page}
      words={words}
      hero={
        <Hero {...page.hero} aside={<OpeningHours hours={site.hours.visible} />}>
          <Buttons
            chat
            chatLabel={words.write}
            more={[telUrl(site.phone), fillText(words.phone, { phone: site.phone })]}
          />
        </Hero>
      }
      bodyOf={section => {
        switch (section.kind) {
          case 'contact':
            return (
              <ContactPlaces>
                <ContactCard />
                <MapFrame />
              </ContactPlaces>
            );
          case 'points':
            return (
              <>
                <DotCount count={minutes} tone="text" />
                <Checklist items={section.points} />
              </>
            );
        }
      }}
    />
  );
}
