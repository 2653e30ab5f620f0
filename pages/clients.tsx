import { Monogram } from '../components/dots/monogram.tsx';
import { PageArt } from '../components/dots/page-art.tsx';
import type { Head } from '../components/layout/head.tsx';
import { clientPath } from '../components/lib/client-path.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Faq } from '../components/sections/faq.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Section } from '../components/sections/section.tsx';
import { Stats } from '../components/sections/stats.tsx';
import { itemList } from '../components/structured-data/item-list.ts';
import { Buttons } from '../components/ui/button.tsx';
import { Claim } from '../components/ui/claim.tsx';
import { Icon } from '../components/ui/icon.tsx';
import type { Content } from '../content/schema.ts';
import { ClientLogo, ClientStories, ClientStory } from './_client-story.tsx';

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
  description: `${claims['brands-served'].show} brands served. What our clients needed and what we planned with them, with answers on cost, minimum terms and how soon results come.`,
  card: 'Our clients: what they needed, and what we planned with them.',
  kind: 'CollectionPage',
  chatText: `Hi ${site.name}, I have seen your client stories and would like to talk about my business.`,
  chatNumber: 'clients',
  trail: [{ name: 'Clients' }],
  jsonLd: [
    itemList(
      '/clients/#stories',
      clients
        .filter(({ caseStudy }) => caseStudy)
        .map(({ id, name, page }) => ({ name, path: page ? clientPath(id) : `/clients/#${id}` })),
    ),
  ],
});

export default function Clients({ site, clients, campaigns, industries, questions }: ClientsProps) {
  const told = clients.filter(({ caseStudy }) => caseStudy);
  const others = clients.filter(({ caseStudy }) => !caseStudy);
  return (
    <>
      <Hero
        art={<PageArt />}
        badge="Clients"
        title="Businesses we work for"
        lead="What clients across Gujarat and India needed, and what we planned with them."
      >
        <Buttons book="Book a free strategy call" chat chatLabel="Chat on WhatsApp" />
      </Hero>
      <Stats
        label="Our work in figures"
        claims={[
          ['years-agency', 'years'],
          ['brands-served', 'brands'],
          ['campaigns-clients', 'campaigns'],
          ['impressions', 'impressions'],
          ['rating', 'average rating'],
        ]}
      />
      {told.length > 0 && (
        <Section
          title="Featured Success Stories"
          intro={
            clients.some(({ isSample, caseStudy }) => isSample || caseStudy?.isSample) &&
            '“Sample” means an example. Real stories replace it when clients confirm them.'
          }
        >
          <ClientStories>
            {told.map(client => (
              <ClientStory client={client} industries={industries} campaigns={campaigns} key={client.id} />
            ))}
          </ClientStories>
          <Buttons
            book="Book a free strategy call"
            chat={`Hi ${site.name}, I have read your client stories. What would you plan for my business?`}
            chatLabel="Ask for a plan like these"
          />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Client Portfolio" variant="tinted">
          <CardGrid
            variant="cell-grid cell-grid-short"
            items={others.map(({ id, logo, name, industry, icon, resultSnippet, services, isSample }) => ({
              picture: logo ? <ClientLogo of={logo} /> : <Monogram name={name} />,
              id,
              title: name,
              text: resultSnippet,
              isSample,
              label: (
                <>
                  <Icon name={icon} /> {industries[industry]?.name}
                </>
              ),
              foot: <p className="note">{services.join(' · ')}</p>,
            }))}
          />
        </Section>
      )}
      <Section
        title="Industries We Serve"
        layout="beside"
        intro={
          <>
            We have <Claim id="clients-abroad" /> national and international clients in these industries.
          </>
        }
      >
        <CardGrid
          variant="cell-grid cell-grid-short"
          items={Object.entries(industries).map(([id, { name, icon }]) => ({
            title: name,
            icon,
            text: clients
              .filter(({ industry }) => industry === id)
              .map(client => client.name)
              .join(', '),
          }))}
        />
      </Section>
      <Section title="Aggregate results" variant="cloth">
        <Stats
          label="Results in figures"
          claims={[
            ['brands-served', 'brands served'],
            ['impressions', 'impressions generated'],
            ['campaigns-total', 'campaigns in all'],
            ['highest-reach', 'highest reach, of one campaign'],
            ['roas', 'average return on paid ads, in sales for each rupee'],
            ['traffic-average', 'average traffic increase, of SEO clients’ websites'],
            [
              'rating',
              <>
                client satisfaction, from <Claim id="reviews" /> reviews
              </>,
            ],
            ['retention', 'of clients return for more services'],
          ]}
        />
        <Buttons book="Book a free strategy call" />
      </Section>
      <Section title="What clients ask before they start" layout="beside">
        <Faq questions={questions} />
      </Section>
      <CallToAction
        title="What would we plan for your shop?"
        text="Look at [social media growth](/services/social-media/), or book a free call and ask us."
      >
        <Buttons book="Book a free strategy call" chat chatLabel="Chat on WhatsApp" />
      </CallToAction>
    </>
  );
}
