import { hall, table } from '../../components/dots/places.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Closing } from '../../components/sections/closing.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Programme } from '../../components/sections/programme.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Summary } from '../../components/sections/summary.tsx';
import type { Head } from '../../components/shell/head.tsx';
import { BookButton, Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';

export const props = ({ workshops }: Content) => ({ workshops });

export const head: Head = {
  title: 'Digital marketing workshops in {site.city} for teams | {site.name}',
  description:
    'Custom digital marketing training for company teams and business communities, planned with you: twelve topics to choose from, with exercises from your own work.',
  card: 'Custom marketing workshops for your team or your business community.',
  chatText: 'Hi {site.name}, I would like to invite you for a workshop. Could you tell me what you need to know?',
  trail: [{ name: 'Academy', path: '/academy/' }, { name: 'Workshops & Seminars' }],
};

export default function Workshops({ workshops: { companies, communities, differences } }: ReturnType<typeof props>) {
  return (
    <>
      <Hero
        art="waves"
        badge="Custom training"
        title="Workshops & Seminars made for your people"
        lead="Digital marketing workshops for company teams and business communities in {site.city} and across Gujarat, each built around the work that is already on people’s desks."
      >
        <Buttons>
          <BookButton at="company-workshop">Book a workshop</BookButton>
        </Buttons>
      </Hero>
      <Summary text="We train company teams and business communities in digital marketing, with place and format agreed with you. You choose a topic, we ask a few questions about your people and prepare examples from your own trade. Invite us through the booking page, which opens in a new tab, and we answer with a plan and a price." />
      <Section
        title="For companies"
        intro="Teams that market, sell or hire, and would rather do it well themselves."
        tone="tinted"
      >
        <Programme {...companies} why="Why companies invite us" room="table" signOf={table} middle="your team">
          <Buttons>
            <BookButton at="company-workshop">Book a company workshop</BookButton>
          </Buttons>
        </Programme>
      </Section>
      <Section
        title="For communities"
        intro="Chambers, networking chapters, associations, colleges and incubators that want a session worth travelling for."
      >
        <Programme {...communities} why="Why communities invite us" room="hall" signOf={hall} middle="your members" />
      </Section>
      <Section title="What makes our sessions different" tone="dark">
        <CardGrid items={differences} look="numbered" />
      </Section>
      <Closing
        title="Invite us to your next gathering"
        text="Tell us the date, the place and how many people. You get a plan with topics, timings and exercises before you decide."
      >
        <Buttons>
          <BookButton at="community-workshop">Invite us to speak</BookButton>
        </Buttons>
      </Closing>
    </>
  );
}
