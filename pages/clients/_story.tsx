/** Clients: the featured ones, each as a card with its story, and the others with what was done for them. */
import '../../components/sections/artefact.css';
import '../../components/sections/card-grid.css';
import './_story.css';
import { Fragment } from 'react';
import { LazyDrawing } from '../../components/art/drawing.tsx';
import { toneOf } from '../../components/lib/tone.ts';
import { Testimonial } from '../../components/sections/testimonials.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { MetricValue } from '../../components/ui/claim.tsx';
import { DescriptionItem } from '../../components/ui/description-item.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Client, Industries, OurClients } from '../../content/schemas/proof.ts';

type ClientsProps = { clients: readonly Client[]; industries: Industries };

/** Samples are marked beside confirmed clients; one mark is enough above clients that are all samples. */
const areMixed = (clients: readonly Client[]) => clients.some(({ isSample }) => !isSample);

export const Stories = ({ clients, industries, labels }: ClientsProps & { labels: OurClients['story'] }) => (
  <div className="stories full-width">
    {clients.map(({ caseStudy, ...client }, i) => {
      if (!caseStudy) return null;
      const { drawing, post, challenge, strategy, results, budget, duration, testimonial, isSample } = caseStudy;
      const tone = toneOf(i + 1);
      return (
        <article className={`story tone-${tone}`} id={client.id} key={client.id}>
          <div className="stack-2">
            <h3 className="size-2xl">{client.name}</h3>
            <p>
              <Icon name={client.icon} /> {industries[client.industry]?.name}
            </p>
            {(client.isSample || isSample) && areMixed(clients) && <Sample />}
          </div>
          {drawing && (
            <div className={post ? 'story-post artefact-frame artefact-window stack-3' : 'story-wide'}>
              <LazyDrawing of={drawing} on={post ? undefined : tone} />
              {post && <p className="name">{post}</p>}
            </div>
          )}
          <dl className={post ? 'story-parts' : 'story-parts grid'}>
            <DescriptionItem label={labels.challenge} className="story-challenge">
              <InlineMarkdown text={challenge} />
            </DescriptionItem>
            <DescriptionItem label={labels.strategy}>
              <Checklist items={strategy} />
            </DescriptionItem>
            <DescriptionItem label={labels.services}>{client.services.join(', ')}</DescriptionItem>
            <DescriptionItem label={labels.results}>
              {results.map(({ metric, ...figure }, i) => (
                <Fragment key={metric}>
                  {i > 0 && <br />}
                  {metric}: <MetricValue {...figure} />
                </Fragment>
              ))}
            </DescriptionItem>
            {budget && (
              <>
                <DescriptionItem label={labels.budget}>
                  <MetricValue {...budget} />
                </DescriptionItem>
                <DescriptionItem label={labels.duration}>
                  <MetricValue {...duration} />
                </DescriptionItem>
              </>
            )}
          </dl>
          <Testimonial {...testimonial} isSample={testimonial.isSample && !client.isSample} />
        </article>
      );
    })}
  </div>
);

export const Portfolio = ({ clients, industries }: ClientsProps) => (
  <ul className="portfolio card-columns grid">
    {clients.map(({ id, name, icon, industry, resultSnippet, services, isSample }) => (
      <li className="stack-2" key={id}>
        <p className="note">
          <Icon name={icon} /> {industries[industry]?.name}
        </p>
        <h3>{name}</h3>
        {isSample && areMixed(clients) && <Sample />}
        <p>{resultSnippet}</p>
        <p className="note">{services.join(', ')}</p>
      </li>
    ))}
  </ul>
);

/** The industries by name, each with its icon and its clients. */
export const IndustryList = ({ clients, industries }: ClientsProps) => (
  <ul className="industries card-columns grid">
    {Object.entries(industries).map(([id, { name, icon }]) => (
      <li key={id}>
        <h3 className="name">
          <Icon name={icon} /> {name}
        </h3>
        <p className="note">
          {clients
            .filter(({ industry }) => industry === id)
            .map(({ name }) => name)
            .join(', ')}
        </p>
      </li>
    ))}
  </ul>
);
