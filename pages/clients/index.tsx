import { DotCount } from '../../components/art/dot-count.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { numberOf } from '../../components/lib/number-of.ts';
import { toneOf } from '../../components/lib/tone.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Part, Section } from '../../components/sections/section.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Claim, claimOf } from '../../components/ui/claim.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Content } from '../../content/schema.ts';
import { CampaignCase } from '../_campaigns.tsx';
import { Register, Stories } from './_story.tsx';

export const props = ({ site, claims, clients, campaigns, industries, clientQuestions, report }: Content) => ({
  site,
  claims,
  clients,
  campaigns,
  industries,
  questions: clientQuestions,
  report,
});

type ClientsProps = ReturnType<typeof props>;

export const head = ({ site, claims, clients }: ClientsProps): Head => ({
  title: `Clients of our digital marketing agency in ${site.place}`,
  description: `${claims['brands-served'].show} brands served. Three campaigns with budget and result, who our clients are, what a monthly report looks like, and answers on cost and terms.`,
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

export default function Clients({ site, claims, clients, campaigns, industries, questions, report }: ClientsProps) {
  const samples = clients.flatMap(({ caseStudy }) => (caseStudy?.testimonial.isSample ? caseStudy.testimonial : []));
  const told = clients.filter(({ caseStudy }) => caseStudy);
  const withResults = told.filter(({ caseStudy }) => caseStudy?.results.length);
  const [returned, kept] = ['roas', 'retention'].map(id => numberOf(claimOf(claims, id).show)) as [number, number];
  return (
    <>
      <Hero
        title="What three campaigns cost and what they brought"
        lead="A lead is an enquiry. Your monthly report counts orders, too."
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
        <Buttons book="Book a free call" chat />
      </Hero>
      {campaigns.map((campaign, i) => (
        <CampaignCase campaign={campaign} tone={toneOf(i + 1)} key={campaign.id} />
      ))}
      <Section id="report" title="What you see every month" tone="tinted">
        <SampleTable {...report} />
      </Section>
      {told.length > 0 && (
        <Section
          title="Featured Success Stories"
          intro={
            told.some(({ isSample, caseStudy }) => isSample || caseStudy?.isSample) && (
              <>
                The clients are real; plans and posts are examples, until each client confirms them. Thailand Week’s
                figures are the road show’s. <Sample />
              </>
            )
          }
        >
          <Stories clients={withResults} industries={industries} />
          <Stories clients={told.filter(client => !withResults.includes(client))} industries={industries} />
        </Section>
      )}
      <Section
        title="Client Portfolio"
        tone="tinted"
        intro={
          <>
            Some of our <Claim id="clients-abroad" /> national and international clients.{' '}
            {clients.every(({ isSample }) => isSample) && 'Each aim is a sample.'}
          </>
        }
      >
        <Part title="Industries We Serve">
          <Register clients={clients} industries={industries} />
        </Part>
      </Section>
      <Section
        title="Aggregate results"
        tone="page"
        intro={`Satisfaction is the average of [${claimOf(claims, 'reviews').show} reviews](${site.reviews}).`}
      >
        <Stats
          label="Results in figures"
          claims={[
            [
              'roas',
              <div className="stack-3" key="roas">
                average return on paid ads: ₹{returned} back for each ₹1
                <DotCount count={20} perRow={20} />
                <DotCount count={20 * returned} perRow={20} tone="accent" />
              </div>,
            ],
            [
              'retention',
              <div className="stack-3" key="retention">
                of clients return for more services: {kept} of 100
                <DotCount count={kept} perRow={20} tone="accent" />
                <DotCount count={100 - kept} perRow={20} tone="faint" />
              </div>,
            ],
          ]}
        />
        <Stats
          label="Further results in figures"
          claims={[
            ['brands-served', 'brands'],
            'campaigns-total',
            ['impressions', 'impressions'],
            'highest-reach',
            'traffic-average',
            ['rating', 'satisfaction'],
          ]}
        />
      </Section>
      {samples.length > 0 && (
        <Section title="What clients say" tone="bright">
          <Testimonials items={samples} />
        </Section>
      )}
      <Section title="Common questions" tone="tinted">
        <Faq questions={questions} />
      </Section>
      <CallToAction
        scene="street"
        title="What would we plan for you?"
        text="Tell us what you sell, treat or teach: on a [free call](/contact/#free-call) you hear what to start with. Or see [social media growth](/services/social-media/)."
      >
        <Buttons book="Book a free call" chat />
      </CallToAction>
    </>
  );
}
