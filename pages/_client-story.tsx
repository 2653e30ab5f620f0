/** A client's case study: challenge, strategy, results, and the testimonial once it is given. */
import './_client-story.css';
import { Monogram } from '../components/art/monogram.tsx';
import { dyeOf } from '../components/lib/family.ts';
import { Stat } from '../components/sections/stats.tsx';
import { Testimonial } from '../components/sections/testimonials.tsx';
import { Checklist } from '../components/ui/checklist.tsx';
import { MetricValue } from '../components/ui/claim.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { InlineMarkdown } from '../components/ui/inline-markdown.tsx';
import type { Client, Industries } from '../content/schemas/proof.ts';
import { Picture } from '../generator/react/picture.tsx';

/** A client's logo, or the initials. It has no text alternative because the name is next to it. */
export const ClientMark = ({ of: { logo, name } }: { of: Pick<Client, 'logo' | 'name'> }) =>
  logo ? <Picture of={logo} alt="" sizes="10rem" className="client-logo" /> : <Monogram name={name} />;

type StoriesProps = { clients: readonly Client[]; industries: Industries };

/** The stories of the clients that have one. */
export const ClientStories = ({ clients, industries }: StoriesProps) => (
  <div className="client-stories">
    {clients.map((client, i) => (
      <ClientStory client={client} industries={industries} i={i} key={client.id} />
    ))}
  </div>
);

function ClientStory({ client, industries, i }: { client: Client; industries: Industries; i: number }) {
  const { caseStudy } = client;
  if (!caseStudy) return null;
  const { challenge, strategy, results, outcome, budget, duration, testimonial } = caseStudy;
  const cost = budget
    ? [
        { metric: 'Budget', ...budget },
        { metric: 'Duration', ...duration },
      ]
    : [];
  const isSample = client.isSample || caseStudy.isSample;
  return (
    <article className="client-story bleed" id={client.id}>
      <div className={`client-story-head bleed ground-${dyeOf(i)}`}>
        <ClientMark of={client} />
        <h3 className="client-story-name">{client.name}</h3>
        <p>
          <Icon name={client.icon} /> {industries[client.industry]?.name}
        </p>
        <p className="note">{client.services.join(' · ')}</p>
      </div>
      <div className="client-story-plan stack-2">
        <p>
          <strong>Challenge:</strong> <InlineMarkdown text={challenge} />
        </p>
        <p>
          <strong>Strategy:</strong>
        </p>
        <Checklist items={strategy} />
      </div>
      <div className="client-story-outcome stack-3">
        {(results.length > 0 || budget) && (
          <dl className="client-story-stats">
            {[...results, ...cost].map(({ metric, ...figure }) => (
              <Stat label={metric} key={metric}>
                <MetricValue {...figure} />
              </Stat>
            ))}
          </dl>
        )}
        {outcome && (
          <p className="client-story-aim">
            {isSample ? 'Aim:' : 'Result:'} <InlineMarkdown text={outcome} />
          </p>
        )}
        {!testimonial.isSample && <Testimonial {...testimonial} />}
      </div>
    </article>
  );
}
