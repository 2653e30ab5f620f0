import type { Head } from '../../components/layout/head.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Claim, claimOf } from '../../components/ui/claim.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Content } from '../../content/schema.ts';
import { Campaigns } from '../_campaigns.tsx';
import { IndustryList, Portfolio, Stories } from './_story.tsx';

export const props = ({ site, claims, clients, campaigns, industries, clientQuestions }: Content) => ({
  site,
  claims,
  clients,
  campaigns,
  industries,
  questions: clientQuestions,
});

type ClientsProps = ReturnType<typeof props>;

export const head = ({ site, claims, clients }: ClientsProps): Head => ({
  title: `Clients of our digital marketing agency in ${site.place}`,
  description: `${claims['brands-served'].show} brands served. Featured stories, the industries we serve, three campaigns with budget and result, and answers on cost and terms.`,
  card: 'Three campaigns with their budgets, and who our clients are.',
  kind: 'CollectionPage',
  chatText: `Hi ${site.name}, I have seen your clients. What should I fix first? My business:`,
  chatNumber: 'clients',
  drawing: 'shop',
  trail: [{ name: 'Clients' }],
  jsonLd: [
    itemList(
      '/clients/#stories',
      clients.filter(({ caseStudy }) => caseStudy).map(({ id, name }) => ({ name, path: `/clients/#${id}` })),
    ),
  ],
});

export default function Clients({ site, claims, clients, campaigns, industries, questions }: ClientsProps) {
  const told = clients.filter(({ caseStudy }) => caseStudy);
  const others = clients.filter(({ caseStudy }) => !caseStudy);
  return (
    <>
      <Hero
        title="Our clients, and what we do for them"
        lead="Shops, schools, factories and creators, in Gujarat and abroad. Meet some of them, and three campaigns with their budgets."
        below={
          <Stats
            label="Our work in figures"
            claims={[
              ['years-agency', 'years of experience'],
              ['brands-served', 'brands'],
              'campaigns-clients',
              ['impressions', 'impressions'],
              ['rating', 'average rating'],
            ]}
          />
        }
      >
        <Buttons book chat />
      </Hero>
      <Section
        id="stories"
        title="Featured Success Stories"
        intro={told.every(({ isSample }) => isSample) && <Sample label="Sample stories" />}
      >
        <Stories clients={told} industries={industries} />
      </Section>
      <Section
        id="portfolio"
        title="Client Portfolio"
        tone="tinted"
        intro={
          <>
            Some of our <Claim id="clients-abroad" /> national and international clients.{' '}
            {others.every(({ isSample }) => isSample) && <Sample />}
          </>
        }
      >
        <Portfolio clients={others} industries={industries} />
      </Section>
      <Section id="industries" title="Industries We Serve" layout="beside">
        <IndustryList industries={industries} />
      </Section>
      <Section
        id="results"
        title="Aggregate results"
        tone="page"
        intro={`Satisfaction is the average of [${claimOf(claims, 'reviews').show} reviews](${site.reviews}).`}
      >
        <Stats
          label="Results in figures"
          claims={[
            ['brands-served', 'brands'],
            ['impressions', 'impressions'],
            'campaigns-total',
            'highest-reach',
            'roas',
            'traffic-average',
            ['rating', 'satisfaction'],
            'retention',
          ]}
        />
        <Campaigns campaigns={campaigns} hasSource />
      </Section>
      <Section id="questions" title="Common questions" tone="tinted">
        <Faq questions={questions} />
      </Section>
      <CallToAction
        scene="street"
        title="What would we plan for you?"
        text="Tell us what you sell, treat or teach: on a [free call](/contact/#free-call) you hear what to start with. Or see [social media growth](/services/social-media/)."
      >
        <Buttons book chat />
      </CallToAction>
    </>
  );
}
