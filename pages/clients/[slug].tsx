import { Monogram } from '../../components/dots/monogram.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { clientPath } from '../../components/lib/client-path.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Points } from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { clientStory } from '../../components/structured-data/article.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { MetricValue } from '../../components/ui/claim.tsx';
import { Paragraph, Paragraphs } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';

/** A page for each client whose record has a `page`, for which the schema requires a case study with figures. */
export const paths = ({ site, clients, industries }: Content) =>
  clients.flatMap(({ id, name, industry, services, caseStudy, page, isSample }) =>
    page && caseStudy
      ? [
          {
            slug: id,
            site,
            name,
            services,
            page,
            caseStudy,
            industry: industries[industry]?.name ?? '',
            isSample: isSample || caseStudy.isSample,
          },
        ]
      : [],
  );

type StoryProps = ReturnType<typeof paths>[number];

export const head = ({ slug, site, name, page, isSample }: StoryProps): Head => {
  const path = clientPath(slug);
  return {
    ...page.head,
    chatText: `Hi ${site.name}, I have read the story of ${name}. What would you plan for me?`,
    chatNumber: 'clients',
    trail: [{ name: 'Clients', path: '/clients/' }, { name }],
    jsonLd: isSample ? [] : [clientStory(site, { path, client: name, title: page.title, lead: page.lead })],
  };
};

export default function ClientPage({ name, industry, services, page, caseStudy, isSample }: StoryProps) {
  const { results, budget, duration, challenge, strategy, outcome, testimonial } = caseStudy;
  const buttons = <Buttons book="Book a free call" chat chatLabel="Chat on WhatsApp" />;
  return (
    <>
      <Hero
        badge={[industry, 'Client story', ...(isSample ? ['Sample'] : [])].join(' · ')}
        title={page.title}
        lead={page.lead}
        price={
          budget && (
            <>
              <strong>
                <MetricValue {...budget} />
              </strong>{' '}
              budget · <MetricValue {...duration} />
            </>
          )
        }
        art={<Monogram name={name} />}
      >
        {buttons}
      </Hero>
      <Stats label="The results" claims={results.map(({ claim, metric }) => [claim, metric])} />
      <Section title="The challenge" layout="beside">
        <Paragraph>{challenge}</Paragraph>
      </Section>
      <Points title="The strategy" intro={services.join(' · ')} variant="tinted" points={strategy} />
      <Section title="How it went" layout="beside">
        <Paragraphs of={[...page.story, ...(outcome ? [outcome] : [])]} />
        {buttons}
      </Section>
      <Section title={`What ${name} says`} variant="tinted">
        <Testimonials items={[testimonial]} />
      </Section>
      <CallToAction
        title="What would we plan for you?"
        text="Tell us what you sell and to whom. We say what we would plan first, and what it would cost."
      >
        <Buttons book="Book a free call" more={['/clients/', 'All client stories']} />
      </CallToAction>
    </>
  );
}
