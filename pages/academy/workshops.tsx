import { LazyDrawing } from '../../components/art/drawing.tsx';
import { Scene } from '../../components/art/scene.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { counted } from '../../components/lib/counted.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Part, Section, type SectionProps } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Disclosure, DisclosureText } from '../../components/ui/disclosure.tsx';
import type { Content } from '../../content/schema.ts';

export const props = ({ site, workshops }: Content) => ({ site, workshops });

type WorkshopsProps = ReturnType<typeof props>;

export const head = ({ site, workshops: { companies, communities } }: WorkshopsProps): Head => ({
  title: 'Corporate training in digital marketing: workshops',
  description: `Corporate training and seminars in digital marketing for teams and business communities: ${counted(companies.topics.length + communities.topics.length, 'topic')} to choose from, with exercises from your own work.`,
  card: 'Custom marketing workshops for your team or your business community.',
  chatText: `Hi ${site.name}, I would like to invite you for a workshop. Could you tell me what you need to know?`,
  trail: [{ name: 'Academy', path: '/academy/' }, { name: 'Workshops & Seminars' }],
});

export default function Workshops({ workshops: { companies, communities, differences, sheet } }: WorkshopsProps) {
  return (
    <>
      <OfferHero
        badge="Custom training"
        title={'Workshops & Seminars\nmade for your people'}
        lead={
          'For teams and communities, practised on their own pages. Tell us who comes: you get plan and price together, then decide.'
        }
        below={<Scene of="audience" />}
      >
        <Buttons
          first={['#workshops-for-companies', 'For companies']}
          more={['#seminars-for-communities', 'For communities']}
        />
      </OfferHero>
      <Audience
        {...companies}
        id="workshops-for-companies"
        title="Workshops for companies"
        intro="For teams that want to do more of their marketing and sales themselves."
        drawing="team"
        gains="What your team gets out of it"
      >
        <Buttons book="Book a company workshop" at="company-workshop" />
      </Audience>
      <Audience
        {...communities}
        id="seminars-for-communities"
        title="Seminars for communities"
        tone="deep"
        isMirrored
        intro="For chambers, business networks, associations, colleges and incubators."
        drawing="community"
        gains="What your members get out of it"
      >
        <Buttons book="Invite us to speak" at="community-workshop" />
      </Audience>
      <Section id="differences" title="What makes our workshops different" tone="tinted">
        <CardGrid variant="card-steps" items={differences} />
        <SampleTable {...sheet} />
      </Section>
      <CallToAction
        scene="tables"
        title="Invite us to your next gathering"
        text="Tell us the date, the place and how many people. Cancel 7 or more days before, and [everything comes back](/refund-policy/#6-live-workshops)."
      >
        <Buttons book="Invite us to speak" at="community-workshop" chat />
      </CallToAction>
    </>
  );
}

type AudienceProps = Content['workshops']['communities'] &
  SectionProps & { drawing: string; gains: string; isMirrored?: boolean };

/** What an audience gets out of it, and the topics. */
const Audience = ({ topics, reasons, drawing, gains, isMirrored, children, ...section }: AudienceProps) => (
  <Section {...section}>
    <Part title={gains} layout="beside">
      <CardGrid variant="card-columns" items={reasons} heading="h4" />
    </Part>
    <div className={isMirrored ? 'split split-wide mirrored' : 'split split-narrow'}>
      <div className="stack-5">
        <LazyDrawing of={drawing} />
        {children}
      </div>
      <div>
        <div className="lines">
          {topics.map(({ title, text }) => (
            <Disclosure label={<h3>{title}</h3>} key={title}>
              <DisclosureText>{text}</DisclosureText>
            </Disclosure>
          ))}
        </div>
      </div>
    </div>
  </Section>
);
