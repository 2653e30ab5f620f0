import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Results } from '../../components/sections/results.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Content } from '../../content/schema.ts';
import { ChatThread } from './_artefacts/chat-thread.tsx';
import { NinePosts } from './_artefacts/nine-posts.tsx';
import { Found, ResultsPage } from './_artefacts/results-page.tsx';
import { funnels, posts, stairs } from './_forms/before-and-after.ts';
import { PostCalendar } from './_forms/post-calendar.tsx';
import { Stages } from './_forms/stages.tsx';

type Service = Content['services'][number];

export const paths = ({ services }: Content): Service[] => services;

export const head = (service: Service): Head => ({
  ...Offer.headOf(service),
  isHidden: service.isUnpublished === true,
});

const examples: Record<Service['example'], typeof SampleTable> = {
  table: SampleTable,
  'chat-thread': ChatThread,
  'nine-posts': NinePosts,
  'results-page': ResultsPage,
};

/** The results as what the phases are drawn as. */
const results = { ladder: stairs, funnel: funnels, calendar: posts };

export default function ServicePage(service: Service) {
  const sections = { ...useSite().sharedTexts.sections, ...service.sections };
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
      <Offer.Scope {...service} list={service.example === 'results-page' ? Found : Checklist} />
      <Results {...service} draw={results[service.months]} />
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
