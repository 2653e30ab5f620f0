import { walls } from '../components/art/counts.ts';
import { DotDrawing } from '../components/art/dot-drawing.tsx';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { FounderPortrait } from '../components/sections/photos.tsx';
import { Pillars } from '../components/sections/pillars.tsx';
import { Section } from '../components/sections/section.tsx';
import { Stats } from '../components/sections/stats.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
import { localBusiness, organization, website } from '../components/structured-data/agency.ts';
import { Buttons } from '../components/ui/button.tsx';
import { Disclosure } from '../components/ui/disclosure.tsx';
import type { Content } from '../content/schema.ts';
import { Island } from '../generator/react/island.tsx';
import { assumption, caution } from '../islands/roi-calculator/roi.ts';
import RoiCalculator from '../islands/roi-calculator/roi-calculator.tsx';
import { Campaigns } from './_campaigns.tsx';
import { Skyline } from './_home/skyline.tsx';

export const props = ({ home, system, campaigns }: Content) => ({ home, system, campaigns });

type HomeProps = ReturnType<typeof props>;

export const head = ({ home }: HomeProps): Head => ({
  ...home.head,
  jsonLd: ({ site }) => [website(site), organization(site), localBusiness(site)],
});

export default function Home({ home, system, campaigns }: HomeProps) {
  const { sections } = home;
  return (
    <>
      <Hero {...home.hero} variant="home-hero" scene={campaigns.length > 0 && <Skyline campaigns={campaigns} />} />
      {home.figures && <Stats isBand {...home.figures} />}
      <Section id="pillars" {...sections.pillars}>
        <Pillars {...system} />
      </Section>
      <Section id="ways" {...sections.ways}>
        <Ways ways={home.ways} />
      </Section>
      <Section id="audience" {...sections.audience}>
        <CardGrid variant="card-columns" items={home.audience} />
      </Section>
      <Section id="reasons" {...sections.reasons} tone="deep" scene="road">
        <CardGrid variant="card-columns" items={home.reasons} />
      </Section>
      <Section id="case-studies" {...sections['case-studies']} tone="page">
        <Campaigns campaigns={campaigns} />
      </Section>
      <Section id="testimonials" {...sections.testimonials} tone="deep">
        <Testimonials items={home.testimonials} />
      </Section>
      <Section id="calculator" {...sections.calculator} tone="bright" scene="lens-heart-coin">
        <Roi words={home.calculator} />
      </Section>
      <Section id="about" {...sections.about} layout="beside" tone="tinted">
        <div className={useSite().site.founder.portrait && 'split'}>
          <FounderPortrait sizes="26rem" />
          <Stats {...home.experience} />
        </div>
      </Section>
      <CallToAction {...home.closing} />
    </>
  );
}

const days = walls([
  [30, 'primary'],
  [60, 'alert'],
  [90, 'accent'],
]);

/** The agency's services, with a dot for each of its 30, 60 and 90 days, beside the academy. */
function Ways({ ways }: Pick<HomeProps['home'], 'ways'>) {
  const { names } = useSite();
  return (
    <CardGrid
      variant="cell-grid"
      items={ways.map(({ name, path, action, title = names[path] ?? name, ...way }, i) => ({
        ...way,
        title,
        label: name,
        foot: <Buttons more={[path, action]} key={name} />,
        ...(i === 0
          ? { colour: 'deep', picture: <DotDrawing drawing={days} key={path} /> }
          : { colour: 'bright', drawing: 'lamp' }),
      }))}
    />
  );
}

function Roi({ words }: { words: HomeProps['home']['calculator'] }) {
  const { site, words: shared } = useSite();
  return (
    <>
      <Island
        of={RoiCalculator}
        when="visible"
        phone={site.chat.site}
        brand={site.name}
        words={{ ...words, ask: shared.ask, newTab: shared.newTab, dots: shared.dots }}
      />
      <p className="note">{caution()}</p>
      <Disclosure label={words.how}>
        <p>{assumption()}</p>
      </Disclosure>
    </>
  );
}
