/** A client's case study: challenge, strategy, results and testimonial. */
import './clients.css';
import type { ReactNode } from 'react';
import type { Campaign, Client, Industries } from '../../content/schemas/proof.ts';
import { PageArt } from '../dots/art.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { FigureValue } from '../ui/claim.tsx';
import { PhoneDisclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { Text } from '../ui/inline.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Sample } from '../ui/sample.tsx';
import { CampaignChart } from './campaigns.tsx';
import { KeyFigure } from './key-figures.tsx';
import { Quote } from './quotes.tsx';

/** A client's logo. Its text alternative is empty because the name is next to it. */
export const ClientLogo = ({ of: logo }: { of: NonNullable<Client['logo']> }) => (
  <Picture of={logo} alt="" sizes="10rem" className="client-logo" />
);

export const pathOfClient = (id: string): string => `/clients/${id}/`;

/** Several stories, one below the other. */
export const ClientStories = ({ children }: { children: ReactNode }) => <div className="stories">{children}</div>;

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
    <article className="story" id={client.id}>
      <div className="story-head stack-2">
        {work && (
          <div className="story-art">
            <PageArt path={work} />
          </div>
        )}
        {client.logo && <ClientLogo of={client.logo} />}
        <h3 className="story-name size-2xl display">{client.name}</h3>
        <p>
          {industry && <Icon name={industry.icon} />} {industry?.name}
        </p>
        <p className="note">{client.services.join(' · ')}</p>
        {isSample && <Sample />}
      </div>
      <div className="story-results stack-3">
        {(results.length > 0 || budget) && (
          <>
            <h4 className="story-title semibold">The results</h4>
            <dl className="story-figures">
              {[...results, ...cost].map(({ metric, ...figure }) => (
                <KeyFigure label={metric} key={metric}>
                  <FigureValue {...figure} />
                </KeyFigure>
              ))}
            </dl>
            {campaign && <CampaignChart of={campaign} />}
          </>
        )}
        {outcome && (
          <>
            <h4 className="story-title semibold">What changed</h4>
            <Text className="story-outcome">{outcome}</Text>
          </>
        )}
        {client.page && (
          <p>
            <Link to={pathOfClient(client.id)}>The whole story of {client.name}</Link>
          </p>
        )}
      </div>
      <PhoneDisclosure label="Challenge and strategy">
        <div className="story-body stack-2">
          <h4 className="story-title semibold">The challenge</h4>
          <Text>{caseStudy.challenge}</Text>
          <h4 className="story-title semibold">The strategy</h4>
          <Checklist items={caseStudy.strategy} />
        </div>
      </PhoneDisclosure>
      <Quote {...testimonial} isSample={testimonial.isSample && !isSample} />
    </article>
  );
}
