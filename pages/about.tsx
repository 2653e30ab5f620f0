import './_service-groups.css';
import { Scene } from '../components/art/drawing.tsx';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { priceOf } from '../components/lib/price-of.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { FounderPortrait } from '../components/sections/photos.tsx';
import { Pillars } from '../components/sections/pillars.tsx';
import { Section } from '../components/sections/section.tsx';
import { serviceCard } from '../components/sections/service-card.tsx';
import { Stats } from '../components/sections/stats.tsx';
import { founder } from '../components/structured-data/agency.ts';
import { InlineMarkdown, Paragraphs } from '../components/ui/inline-markdown.tsx';
import { listed, type Offer } from '../content/offers.ts';
import type { Content } from '../content/schema.ts';

export const props = ({ about, system }: Content) => ({ about, pillars: system.pillars });

type AboutProps = ReturnType<typeof props>;

export const head = ({ about }: AboutProps): Head => ({
  ...about.head,
  kind: 'AboutPage',
  jsonLd: ({ site }) => (site.founder.name ? [founder(site)] : []),
});

export default function About({ about, pillars }: AboutProps) {
  const { site, offers } = useSite();
  const services = listed(offers, 'about');
  const { hero, sections, closing } = about;
  return (
    <>
      <Hero {...hero} scene={<Scene of="class" />} />
      <Section
        id="story"
        {...sections.story}
        intro={site.founder.portrait && <FounderPortrait sizes="26rem" />}
        tone="tinted"
        layout="beside"
      >
        <Paragraphs of={about.story} />
        {site.founder.name && (
          <p className="semibold note" id="founder">
            <InlineMarkdown text={about.founder} />
          </p>
        )}
      </Section>
      <Stats isBand {...about.experience} />
      <Section id="system" {...sections.system}>
        <Pillars pillars={pillars} />
      </Section>
      <Section id="tiles" {...sections.tiles} tone="brand" scene="thirteen">
        <CardGrid variant="card-columns" items={about.tiles} />
      </Section>
      <Section id="services" {...sections.services} count={services.length}>
        <ServiceGroups services={services} titles={about.groups} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}

const ways = [
  { group: 'learning', colour: 'bright' },
  { group: 'consultations', colour: 'brand' },
  { group: 'services', colour: 'deep' },
] as const;

/** Services by the way in which one has them, each way on its dye: learnt, asked about once, or done for one. */
function ServiceGroups({ services, titles }: { services: readonly Offer[]; titles: AboutProps['about']['groups'] }) {
  const { words } = useSite();
  return (
    <div className="service-groups">
      {ways.map(({ group, colour }) => {
        const own = services.filter(offer => offer.group === group).map(offer => ({ ...offer, colour }));
        const [price, ...others] = new Set(own.map(offer => priceOf(offer, words.fee)));
        const isShared = price && others.length === 0;
        return (
          <div className={`service-group stack-5 tone-${colour}`} key={group}>
            <div className="stack-2">
              <h3>{titles[group]}</h3>
              {isShared && <p className="semibold">{price}</p>}
            </div>
            <CardGrid
              variant="card-columns"
              heading="h4"
              items={own.map(offer => serviceCard(offer, words, !isShared))}
            />
          </div>
        );
      })}
    </div>
  );
}
