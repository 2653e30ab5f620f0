import type { Head } from '../../components/layout/head.tsx';
import { toneOf } from '../../components/lib/tone.ts';
import { Agreement } from '../../components/sections/agreement.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Pair } from '../../components/sections/pair.tsx';
import { Phases } from '../../components/sections/phases.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';
import { ChatThread } from './_artefacts/chat-thread.tsx';
import { NinePosts } from './_artefacts/nine-posts.tsx';
import { ResultsPage } from './_artefacts/results-page.tsx';
import { Conversation } from './_forms/conversation.tsx';
import { PostCalendar } from './_forms/post-calendar.tsx';
import { Ladder, Narrowing } from './_forms/stages.tsx';

export const paths = ({ services, site, posts }: Content) =>
  services.map(service => ({
    slug: service.slug,
    site,
    service,
    guides: guidesOf(posts, service.guides),
  }));

type ServiceProps = ReturnType<typeof paths>[number];

export const head = ({ slug, site, service }: ServiceProps): Head => ({
  ...Offer.headOf(site, `/services/${slug}/`, service),
  isHidden: service.isUnpublished === true,
});

type Look = { Example: typeof SampleTable; Months?: typeof Ladder; isReversed?: true; isConversation?: true };

/**
 * The services whose example is drawn, and the form of their months; the example of any other is a table, and its months are three calendars. In a reversed page the differences come before the
 * aims, the first 90 days stand on brand, and bright is under what follows a booking, not under what one gets.
 */
const looks: Record<string, Look> = {
  seo: { Example: ResultsPage, Months: Ladder },
  'social-media': { Example: NinePosts, Months: PostCalendar, isReversed: true },
  'funnel-automation': { Example: ChatThread, Months: Narrowing, isConversation: true },
};

export default function Service({ slug, service, guides }: ServiceProps) {
  const { Example, Months, isReversed = false, isConversation = false } = looks[slug] ?? { Example: SampleTable };
  const areSamples = service.snapshots.every(({ isSample }) => isSample);
  const differences = <Offer.Differences {...service} reasons={service.differences} />;
  return (
    <>
      <Offer.Opening
        {...service}
        example={
          <Showcase {...service} title={service.about} eyebrow={service.serviceType}>
            <Example {...service.sheet} />
          </Showcase>
        }
      />
      <Section title="What happens in the first 90 days" tone={isReversed ? 'brand' : 'tinted'}>
        {Months ? <Months phases={service.phases} /> : <Phases phases={service.phases} areMonths />}
      </Section>
      <Pair
        isUneven
        tone={isReversed || Months === Ladder ? 'plain' : 'bright'}
        parts={[
          { title: 'What you get for your fee', content: <Checklist items={service.includes} isWide /> },
          { title: 'Who it is for', content: <Checklist items={service.audience} /> },
        ]}
      />
      {isReversed && differences}
      <Offer.Aims {...service} />
      {!isReversed && differences}
      <Section title="Client snapshots" intro={areSamples && <Sample />}>
        <CardGrid
          variant="boxed-cards"
          items={service.snapshots.map(({ title, highlight, isSample, ...card }, i) => ({
            ...card,
            isSample: isSample && !areSamples,
            colour: toneOf(i),
            title: highlight,
            label: title,
          }))}
        />
      </Section>
      <Agreement tone={isReversed ? 'bright' : 'brand'} {...service} guides={guides}>
        {isConversation && <Conversation steps={service.agreement.steps} />}
      </Agreement>
      <Offer.Invitation {...service} />
    </>
  );
}
