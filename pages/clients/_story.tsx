/** Clients: the featured ones, each with its challenge, strategy and results and, once it is given, the testimonial; and all of them by industry. */
import '../../components/sections/artefact.css';
import '../../components/sections/card-grid.css';
import '../../components/sections/stats.css';
import './_story.css';
import { LazyDrawing } from '../../components/art/drawing.tsx';
import { toneOf } from '../../components/lib/tone.ts';
import { Stat } from '../../components/sections/stats.tsx';
import { Testimonial } from '../../components/sections/testimonials.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { MetricValue } from '../../components/ui/claim.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Client, Industries } from '../../content/schemas/proof.ts';

type ClientsProps = { clients: readonly Client[]; industries: Industries };

/** Samples are marked beside confirmed clients; if all are samples, one mark above them is enough. */
const areMixed = (clients: readonly Client[]) => clients.some(({ isSample }) => !isSample);

export const Stories = ({ clients, industries }: ClientsProps) => (
  <div className="stories full-width">
    {clients.map(({ caseStudy, ...client }, i) => {
      if (!caseStudy) return null;
      const { drawing, post, challenge, strategy, results, outcome, budget, duration, testimonial } = caseStudy;
      const figures = budget
        ? [...results, { metric: 'Budget', ...budget }, { metric: 'Duration', ...duration }]
        : results;
      const tone = toneOf(i + (results.length > 0 ? 1 : 2));
      return (
        <article className={`story split tone-${tone}`} id={client.id} key={client.id}>
          <div className="stack-2">
            <h3 className="story-name">{client.name}</h3>
            {client.isSample && areMixed(clients) && <Sample />}
            <p>
              <Icon name={client.icon} /> {industries[client.industry]?.name}
            </p>
            <p className="note">{client.services.join(' · ')}</p>
          </div>
          {figures.length > 0 && (
            <dl className="stats-list stats-fours grid">
              {figures.map(({ metric, ...figure }) => (
                <Stat label={metric} key={metric}>
                  <MetricValue {...figure} />
                </Stat>
              ))}
            </dl>
          )}
          {drawing &&
            (post ? (
              <div className="story-post artefact-frame artefact-window stack-3">
                <LazyDrawing of={drawing} />
                <p className="name">{post}</p>
              </div>
            ) : (
              <LazyDrawing of={drawing} on={tone} className="full-row" />
            ))}
          <div className="stack-3">
            <p>
              <strong>Challenge:</strong> <InlineMarkdown text={challenge} />
            </p>
            {outcome && (
              <p className="semibold">
                {client.isSample || caseStudy.isSample || results.length === 0 ? 'Aim:' : 'Result:'}{' '}
                <InlineMarkdown text={outcome} />
              </p>
            )}
          </div>
          <Disclosure isOnPhones label="Strategy">
            <Checklist items={strategy} />
          </Disclosure>
          {!testimonial.isSample && <Testimonial {...testimonial} />}
        </article>
      );
    })}
  </div>
);

/** The industries, each with its clients: in short, or with a link to their story. */
export const Register = ({ clients, industries }: ClientsProps) => (
  <ul className="register card-columns grid">
    {Object.entries(industries).map(([id, { name, icon }]) => (
      <li className="stack" key={id}>
        <p>
          <Icon name={icon} /> {name}
        </p>
        {clients
          .filter(({ industry }) => industry === id)
          .map(({ caseStudy, ...client }) => (
            <div className="stack-2" key={client.id}>
              <h4 className="size-xl">{caseStudy ? <Link to={`#${client.id}`}>{client.name}</Link> : client.name}</h4>
              {!caseStudy && (
                <>
                  {client.isSample && areMixed(clients) && <Sample />}
                  <p>{client.resultSnippet}</p>
                  <p className="note">
                    <Icon name={client.icon} /> {client.services.join(' · ')}
                  </p>
                </>
              )}
            </div>
          ))}
      </li>
    ))}
  </ul>
);
