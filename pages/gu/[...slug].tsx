/** The pages in Gujarati, each with its file in content/gu/ and its line in content/twins.ts, of sections of the pages in English. */
import './_gujarati.css';
import '../_home/hero.css';
import { DotCount } from '../../components/art/dot-count.tsx';
import { Drawing } from '../../components/art/drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { telUrl } from '../../components/lib/contact.ts';
import { fillText } from '../../components/lib/fill.tsx';
import { numberOf } from '../../components/lib/number-of.ts';
import { restOf } from '../../components/lib/price-of.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { Phases } from '../../components/sections/phases.tsx';
import { Pillars } from '../../components/sections/pillars.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph, Paragraphs } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { campaignsIn, type GujaratiSection, pillarsIn } from '../../content/schemas/gujarati.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { Island } from '../../generator/react/island.tsx';
import BudgetCalculator from '../../islands/budget-calculator/budget-calculator.tsx';
import { Campaigns } from '../_campaigns.tsx';
import { Skyline } from '../_home/skyline.tsx';
import { Ways } from '../_home/ways.tsx';
import { PriceBoard, rupeesPerDot } from '../_price-board.tsx';
import { ContactCard } from '../contact/_card.tsx';
import { MapFrame } from '../contact/_map-frame.tsx';

export const paths = ({ gujarati, languages, numbers, prices, pricing, rates, site, system, campaigns }: Content) =>
  gujarati.map(page => ({
    slug: page.slug,
    page,
    words: languages.gu,
    minutes: Number(numbers.consultation),
    rest: restOf(rates, languages.gu.fee),
    example: pricing.example,
    fee: numberOf(prices.ppc),
    site,
    system,
    campaigns: campaignsIn(campaigns, page.campaigns),
  }));

type GujaratiProps = ReturnType<typeof paths>[number];

export const head = ({ slug, page, site }: GujaratiProps): Head => ({
  ...page.head,
  chatText: page.chatText,
  trail: page.name ? [{ name: page.name }] : [],
  ...(slug === 'contact' && { kind: 'ContactPage', frames: [new URL(site.map.embed).origin] }),
});

export default function GujaratiPage(props: GujaratiProps) {
  const { page, words, minutes } = props;
  return (
    <>
      <Opening {...props} />
      {page.sections.map(section => {
        const { id, title, intro, tone = 'plain', layout = 'above', isCall } = section;
        return (
          <Section {...{ id, title, intro, tone, layout }} key={id}>
            {isCall && <DotCount count={minutes} tone="text" />}
            {bodyOf(section, props)}
            {isCall && <Buttons book at={page.booking} chat chatLabel={words.write} isChatFirst />}
          </Section>
        );
      })}
      <CallToAction {...page.closing}>
        {page.closing.link ? (
          <Buttons first={[page.closing.link.path, page.closing.link.label]} />
        ) : (
          <Buttons book at={page.booking} chat isChatFirst />
        )}
      </CallToAction>
    </>
  );
}

function Opening({ slug, page, words, rest, site, campaigns }: GujaratiProps) {
  const { prices, ...hero } = page.hero;
  if (slug === 'contact')
    return (
      <Hero {...hero} art={<Drawing of="map" />}>
        <Buttons
          chat
          chatLabel={words.write}
          more={[telUrl(site.phone), fillText(words.phone, { phone: site.phone })]}
        />
      </Hero>
    );
  const start = <Buttons book at={page.booking} chat chatLabel={words.write} isChatFirst />;
  if (slug === '')
    return (
      <Hero {...hero} variant="home-hero" scene={<Skyline campaigns={campaigns} />}>
        {start}
      </Hero>
    );
  if (!prices) return <OfferHero {...hero}>{start}</OfferHero>;
  return (
    <Hero {...hero} lead={hero.lead + rest} aside={<PriceBoard lines={prices} />}>
      {start}
    </Hero>
  );
}

function bodyOf(section: GujaratiSection, { example, fee, system, campaigns }: GujaratiProps) {
  switch (section.kind) {
    case 'prices':
      return <Prices {...section} />;
    case 'budget': {
      const words = section.calculator;
      return (
        <>
          <Island of={BudgetCalculator} when="visible" {...{ example, words, fee, rupeesPerDot }} />
          <Paragraph>{section.smaller}</Paragraph>
        </>
      );
    }
    case 'text':
      return <Paragraphs of={section.paragraphs} />;
    case 'table':
      return <SampleTable {...section.table} isExample={section.isExample} />;
    case 'phases':
      return <Phases phases={section.phases} />;
    case 'cards':
    case 'results':
      return <CardGrid variant="card-columns" items={section.cards} />;
    case 'points':
      return <Checklist items={section.points} isWide />;
    case 'questions':
      return <Faq questions={section.questions} />;
    case 'pillars':
      return <Pillars {...pillarsIn(system, section)} />;
    case 'ways':
      return <Ways ways={section.ways} />;
    case 'campaigns':
      return <Campaigns campaigns={campaigns} />;
    case 'contact':
      return (
        <div className="split">
          <ContactCard />
          <MapFrame />
        </div>
      );
  }
}

function Prices({ lines, paths }: Extract<GujaratiSection, { kind: 'prices' }>) {
  const { rates } = useSite();
  return <PriceList lines={[...lines, ...paths.map(path => rateOf(rates, path, 'content/languages.yaml'))]} />;
}
