import type { Head } from '../../components/layout/head.tsx';
import { telUrl } from '../../components/lib/contact.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Photos } from '../../components/sections/photos.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { localBusiness } from '../../components/structured-data/agency.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { hoursLine } from '../../components/ui/hours.tsx';
import type { Content } from '../../content/schema.ts';
import { ContactCard } from './_card.tsx';
import { MapFrame } from './_map-frame.tsx';
import { OpeningHours } from './_opening-hours.tsx';

export const props = ({ site, numbers, languages, photos }: Content) => ({
  site,
  minutes: numbers.consultation,
  hours: hoursLine(site.hours.visible, languages.en.hours),
  office: photos.office,
});

type ContactProps = ReturnType<typeof props>;

export const head = ({ site, minutes, hours }: ContactProps): Head => ({
  title: `Contact ${site.name}, ${site.place}: phone and WhatsApp`,
  description: `Call, write or visit ${site.name} in ${site.place}: ${hours}. Or book a free ${minutes}-minute call online at any hour.`,
  card: `Call, write, visit, or book a free call with ${site.name}.`,
  cardTitle: 'Phone, WhatsApp, email, office hours',
  kind: 'ContactPage',
  chatText: `Hi ${site.name}, I would like to book a consultation.`,
  frames: [new URL(site.map.embed).origin],
  drawing: 'map',
  trail: [{ name: 'Contact' }],
  jsonLd: [localBusiness(site)],
});

export default function Contact({ site, minutes, office }: ContactProps) {
  return (
    <>
      <Hero
        badge="Contact"
        title={`Call, WhatsApp or visit ${site.name} in ${site.place}`}
        lead={`WhatsApp is quickest, in Gujarati too. Or call [${site.phone}](${telUrl(site.phone)}).`}
        aside={<OpeningHours hours={site.hours.visible} />}
      >
        <Buttons book="Book a consultation" chat chatLabel="Chat on WhatsApp" />
      </Hero>
      <Section
        id="contact"
        title="Phone, email and office"
        intro="Please call before you visit. For a course, write its name and your city."
      >
        <div className="split">
          <ContactCard />
          <MapFrame />
        </div>
        <Photos of={office} />
      </Section>
      <Section
        title={`A free ${minutes}-minute call`}
        id="free-call"
        tone="brand"
        layout="beside"
        intro="We look at what you sell or treat, and say what to do first, or that you need nothing. No quote unless you ask; no ad messages later."
      >
        <SampleTable
          title="A saree shop calls"
          columns={['When', 'What happens']}
          rows={[
            ['Minutes\u00a01–5', 'The owner says: “People like our posts, but nobody asks for a price.”'],
            [
              'Minutes\u00a06–12',
              'We open her last nine posts and her Google profile: no price anywhere, last year’s timings.',
            ],
            [
              'Minutes\u00a013–15',
              'She hears: “Correct the timings today, and write the price in the next three posts. Both are free.”',
            ],
          ]}
        />
        <Buttons book="Book a free call" />
      </Section>
      <CallToAction scene="bubbles" title="Prefer to read first?" text="Our articles are free.">
        <Buttons first={['/blog/', 'Read the guides']} />
      </CallToAction>
    </>
  );
}
