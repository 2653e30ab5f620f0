import type { Head } from '../../components/layout/head.tsx';
import { withShared } from '../../components/lib/with-shared.ts';
import * as Offer from '../../components/sections/offer.tsx';
import { Results } from '../../components/sections/results.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Content } from '../../content/schema.ts';
import type { Service as ServiceText } from '../../content/schemas/offers.ts';
import { ChatThread } from './_artefacts/chat-thread.tsx';
import { NinePosts } from './_artefacts/nine-posts.tsx';
import { ResultsPage } from './_artefacts/results-page.tsx';
import { PostCalendar } from './_forms/post-calendar.tsx';
import { Stages } from './_forms/stages.tsx';

export const paths = (content: Content) =>
  content.services.map(service => ({
    slug: service.slug,
    site: content.site,
    service: withShared(content, service),
  }));

type ServiceProps = ReturnType<typeof paths>[number];

export const head = ({ slug, site, service }: ServiceProps): Head => ({
  ...Offer.headOf(site, `/services/${slug}/`, service),
  isHidden: service.isUnpublished === true,
});

/** What draws the example of a service, by its name in content. */
const examples: Record<ServiceText['example'], typeof SampleTable> = {
  table: SampleTable,
  'chat-thread': ChatThread,
  'nine-posts': NinePosts,
  'results-page': ResultsPage,
};

export default function Service({ service }: ServiceProps) {
  const { sections } = service;
  const Example = examples[service.example];
  const areSamples = service.snapshots.every(({ isSample }) => isSample);
  return (
    <>
      <Offer.Opening {...service} />
      <Showcase {...service} id="overview" {...sections.overview} eyebrow={service.serviceType}>
        <Example {...service.sheet} />
      </Showcase>
      <Section id="phases" {...sections.phases} tone="tinted" isFlush={service.months !== 'calendar'}>
        {service.months === 'calendar' ? (
          <PostCalendar phases={service.phases} />
        ) : (
          <Stages phases={service.phases} form={service.months} />
        )}
      </Section>
      <Offer.Scope {...service} />
      <Results {...service} />
      <Offer.Audience {...service} id="snapshots">
        {areSamples && <Sample />}
        <ul className="lines">
          {service.snapshots.map(({ title, highlight, text, isSample }) => (
            <li className="stack-2" key={title}>
              {isSample && !areSamples && <Sample />}
              <p className="note">{title}</p>
              <h3>{highlight}</h3>
              <Paragraph className="muted">{text}</Paragraph>
            </li>
          ))}
        </ul>
      </Offer.Audience>
      <Offer.Closing {...service} />
    </>
  );
}
