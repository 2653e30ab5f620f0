/** A client's case study: challenge, strategy, results and testimonial. */
import './_client-story.css';
import type { ReactNode } from 'react';
import { CampaignChart } from '../components/dots/campaign-chart.tsx';
import { PageArt } from '../components/dots/page-art.tsx';
import { clientPath } from '../components/lib/client-path.ts';
import { Stat } from '../components/sections/stats.tsx';
import { Testimonial } from '../components/sections/testimonials.tsx';
import { Checklist } from '../components/ui/checklist.tsx';
import { MetricValue } from '../components/ui/claim.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Paragraph } from '../components/ui/inline-markdown.tsx';
import { Link } from '../components/ui/link.tsx';
import { Picture } from '../components/ui/picture.tsx';
import { Sample } from '../components/ui/sample.tsx';
import type { Campaign, Client, Industries } from '../content/schemas/proof.ts';

/** A client's logo. Its text alternative is empty because the name is next to it. */
export const ClientLogo = ({ of: logo }: { of: NonNullable<Client['logo']> }) => (
  <Picture of={logo} alt="" sizes="10rem" className="client-logo" />
);

/** Several stories, one below the other. */
export const ClientStories = ({ children }: { children: ReactNode }) => (
  <div className="client-stories">{children}</div>
);

type ClientProps = {
  client: Client;
  industries: Industries;
  /** If a campaign's headline is one of the client's results, its chart is shown. */
  campaigns: readonly Campaign[];
};

export function ClientStory({ client, industries, campaigns }: ClientProps) {
  const { caseStudy } = client;
  if (!caseStudy) return null;
  const { work, results, outcome, budget, duration, testimonial } = caseStudy;
  const cost = budget
    ? [
        { metric: 'Budget', ...budget },
        { metric: 'Duration', ...duration },
      ]
    : [];
  const isSample = client.isSample || caseStudy.isSample;
  const industry = industries[client.industry];
  const campaign = campaigns.find(({ headline }) => results.some(({ claim }) => claim === headline.claim));
  return (
    <article className="client-story" id={client.id}>
      <div className="client-story-head stack-2">
        {work && (
          <div className="client-story-art">
            <PageArt path={work} />
          </div>
        )}
        {client.logo && <ClientLogo of={client.logo} />}
        <h3 className="client-story-name size-2xl display">{client.name}</h3>
        <p>
          <Icon name={client.icon} /> {industry?.name}
        </p>
        <p className="note">{client.services.join(' · ')}</p>
        {isSample && <Sample />}
      </div>
      <div className="client-story-results stack-3">
        {(results.length > 0 || budget) && (
          <>
            <h4 className="client-story-title semibold">The results</h4>
            <dl className="client-story-stats">
              {[...results, ...cost].map(({ metric, ...figure }) => (
                <Stat label={metric} key={metric}>
                  <MetricValue {...figure} />
                </Stat>
              ))}
            </dl>
            {campaign && <CampaignChart of={campaign} />}
          </>
        )}
        {outcome && (
          <>
            <h4 className="client-story-title semibold">What changed</h4>
            <Paragraph className="client-story-outcome">{outcome}</Paragraph>
          </>
        )}
        {client.page && (
          <p>
            <Link to={clientPath(client.id)}>The whole story of {client.name}</Link>
          </p>
        )}
      </div>
      <div className="client-story-body stack-2">
        <h4 className="client-story-title semibold">The challenge</h4>
        <Paragraph>{caseStudy.challenge}</Paragraph>
        <h4 className="client-story-title semibold">The strategy</h4>
        <Checklist items={caseStudy.strategy} />
      </div>
      <Testimonial {...testimonial} isSample={testimonial.isSample || isSample} />
    </article>
  );
}
