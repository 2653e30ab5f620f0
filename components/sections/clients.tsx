/** A client with the whole story: what was hard, what was done, what came of it. */
import './clients.css';
import type { Client, Industries } from '../../content/schemas/proof.ts';
import { Checklist } from '../ui/checklist.tsx';
import { Figure } from '../ui/claim.tsx';
import { Icon } from '../ui/icon.tsx';
import { Quote } from './quotes.tsx';

type ClientProps = { client: Client; industries: Industries };

export function ClientStory({ client, industries }: ClientProps) {
  const { caseStudy } = client;
  if (!caseStudy) return null;
  return (
    <article className="story" id={client.id}>
      <div className="story-head">
        <Icon name={client.icon} className="story-icon" />
        <h3 className="story-name">{client.name}</h3>
        <p>{industries[client.industry]?.name}</p>
        <p className="story-services">{client.services.join(' · ')}</p>
      </div>
      <div className="story-body">
        <h4 className="story-title">The challenge</h4>
        <p>{caseStudy.challenge}</p>
        <h4 className="story-title">The strategy</h4>
        <Checklist items={caseStudy.strategy} />
      </div>
      <div className="story-body">
        <h4 className="story-title">The results</h4>
        <dl className="story-results">
          {caseStudy.results.map(({ metric, ...figure }) => (
            <div key={metric}>
              <dt>{metric}</dt>
              <dd>
                <Figure {...figure} />
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
        <Quote {...caseStudy.testimonial} />
      </div>
    </article>
  );
}
