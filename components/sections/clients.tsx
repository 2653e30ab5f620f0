/** A client with the whole story: what was hard, what was done, what came of it. */
import type { Client, Industries } from '../../content/schemas/proof.ts';
import { PageArt } from '../dots/art.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Claim, Figure } from '../ui/claim.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Sample } from '../ui/sample.tsx';
import { Quote } from './quotes.tsx';

/** A client's logo; the name stands beside it. */
export const ClientLogo = ({ of: logo }: { of: NonNullable<Client['logo']> }) => (
  <Picture of={logo} alt="" sizes="10rem" className="client-logo" />
);

/** The path of a client's own page. */
export const pathOfClient = (id: string): string => `/clients/${id}/`;

type ClientProps = { client: Client; industries: Industries };

export function ClientStory({ client, industries }: ClientProps) {
  const { caseStudy } = client;
  if (!caseStudy) return null;
  const { work, testimonial } = caseStudy;
  const isSample = client.isSample || caseStudy.isSample;
  return (
    <article className="story" id={client.id}>
      <div className="story-head">
        {work && (
          <div className="story-art">
            <PageArt path={work} />
          </div>
        )}
        {client.logo && <ClientLogo of={client.logo} />}
        <h3 className="story-name">{client.name}</h3>
        <p>
          <Icon name={client.icon} /> {industries[client.industry]?.name}
        </p>
        <p className="story-services">{client.services.join(' · ')}</p>
        {isSample && <Sample />}
      </div>
      <div className="story-body">
        <h4 className="story-title">The challenge</h4>
        <p>{caseStudy.challenge}</p>
        <h4 className="story-title">The strategy</h4>
        <Checklist items={caseStudy.strategy} />
      </div>
      <div className="story-body">
        <h4 className="story-title">{caseStudy.results.length > 0 ? 'The results' : 'What changed'}</h4>
        {caseStudy.outcome && <p>{caseStudy.outcome}</p>}
        {caseStudy.results.length > 0 && (
          <dl className="story-results">
            {caseStudy.results.map(({ metric, claim }) => (
              <div key={metric}>
                <dt>{metric}</dt>
                <dd>
                  <Claim id={claim} />
                </dd>
              </div>
            ))}
            {caseStudy.budget && (
              <>
                <div>
                  <dt>Budget</dt>
                  <dd>
                    <Figure {...caseStudy.budget} />
                  </dd>
                </div>
                <div>
                  <dt>Duration</dt>
                  <dd>
                    <Figure {...caseStudy.duration} />
                  </dd>
                </div>
              </>
            )}
          </dl>
        )}
        {client.page && (
          <p>
            <Link to={pathOfClient(client.id)}>The whole story of {client.name}</Link>
          </p>
        )}
      </div>
      <Quote {...testimonial} isSample={testimonial.isSample && !isSample} />
    </article>
  );
}
