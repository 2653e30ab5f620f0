import './_card.css';
import { Drawing, LazyDrawing } from '../../components/art/drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { addressLine, telUrl } from '../../components/lib/contact.ts';
import { fillText } from '../../components/lib/fill.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Photos } from '../../components/sections/photos.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { localBusiness } from '../../components/structured-data/agency.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { hoursLine } from '../../components/ui/hours.tsx';
import type { Content } from '../../content/schema.ts';
import { ContactCard } from './_card.tsx';

export const props = ({ site, contact, languages, photos }: Content) => ({
  site,
  contact,
  hours: hoursLine(site.hours.visible, languages.en),
  office: photos.office,
});

type ContactProps = ReturnType<typeof props>;

export const head = ({ site, contact: { head }, hours }: ContactProps): Head => ({
  ...head,
  description: fillText(head.description, { hours }),
  kind: 'ContactPage',
  frames: [new URL(site.map.embed).origin],
  jsonLd: ({ site }) => [localBusiness(site)],
});

export default function Contact({ site, contact, office }: ContactProps) {
  const { words } = useSite();
  const { hero, sections, call } = contact;
  return (
    <>
      <Hero
        {...hero}
        lead={fillText(hero.lead, { phone: `[${site.phone}](${telUrl(site.phone)})` })}
        art={<Drawing of={contact.head.drawing} />}
      />
      <Section id="contact" {...sections.contact}>
        <div className="split">
          <ContactCard />
          <div className="map-frame">
            <LazyDrawing of="map" />
            <iframe
              src={site.map.embed}
              title={`${words.map.title}: ${addressLine(site)}`}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          </div>
        </div>
        <Photos of={office} />
      </Section>
      <Section id="free-call" {...sections['free-call']} tone="brand" layout="beside">
        <SampleTable {...call} />
        <Buttons book />
      </Section>
    </>
  );
}
