import type { Head } from '../../components/layout/head.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { itemList } from '../../components/structured-data/web-page.ts';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Content } from '../../content/schema.ts';
import { Campaigns } from '../_campaigns.tsx';
import { IndustryList, Portfolio, Stories } from './_story.tsx';

export const props = ({ ourClients, clients, campaigns, industries }: Content) => ({
  page: ourClients,
  told: clients.filter(({ caseStudy }) => caseStudy),
  others: clients.filter(({ caseStudy }) => !caseStudy),
  campaigns,
  industries,
});

type ClientsProps = ReturnType<typeof props>;

export const head = ({ page: { head }, told }: ClientsProps): Head => ({
  ...head,
  kind: 'CollectionPage',
  chatNumber: 'clients',
  jsonLd: (_, path) => [
    itemList(
      `${path}#stories`,
      told.map(({ id, name }) => ({ name, path: `${path}#${id}` })),
    ),
  ],
});

export default function Clients({ page, told, others, campaigns, industries }: ClientsProps) {
  const { sections, closing } = page;
  return (
    <>
      <Hero {...page.hero} below={<Stats {...page.work} />} />
      <Section
        id="stories"
        {...sections.stories}
        intro={told.every(({ isSample }) => isSample) && <Sample label={page.samples.stories} />}
      >
        <Stories clients={told} industries={industries} labels={page.story} />
      </Section>
      <Section
        id="portfolio"
        {...sections.portfolio}
        tone="tinted"
        intro={
          <>
            <InlineMarkdown text={sections.portfolio.intro} />{' '}
            {others.every(({ isSample }) => isSample) && <Sample label={page.samples.portfolio} />}
          </>
        }
      >
        <Portfolio clients={others} industries={industries} />
      </Section>
      <Section id="industries" {...sections.industries}>
        <IndustryList clients={[...told, ...others]} industries={industries} />
      </Section>
      <Section id="results" {...sections.results} tone="page">
        <Stats {...page.results} />
        <Campaigns campaigns={campaigns} hasSource />
      </Section>
      <Section id="questions" {...sections.questions} tone="tinted">
        <Faq questions={page.questions} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}
