/** What a section of a page in Gujarati consists of, by its kind: the sections of the pages in English, given its words. */
import { DotCount } from '../../components/art/dot-count.tsx';
import { useSite } from '../../components/context/site.tsx';
import { numberOf } from '../../components/lib/number-of.ts';
import { Pillars } from '../../components/sections/pillars.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { type GujaratiSection, pillarsIn } from '../../content/schemas/gujarati.ts';
import type { Campaign, System } from '../../content/schemas/proof.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { Campaigns } from '../_campaigns.tsx';
import { ContactCard, ContactPlaces } from '../_contact-card.tsx';
import { MapFrame } from '../_map-frame.tsx';
import { SplitCta } from '../_split-cta.tsx';

type Heading = 'id' | 'title' | 'intro' | 'variant' | 'layout' | 'isCall';

/** Leaves the heading out of each kind; of a union, `Omit` would keep only what all have. */
type Body<Kind> = Kind extends GujaratiSection ? Omit<Kind, Heading> : never;

type SectionBodyProps = { body: Body<GujaratiSection>; system: System; campaigns: Campaign[] };

export function SectionBody({ body, system, campaigns }: SectionBodyProps) {
  const { rates } = useSite();
  switch (body.kind) {
    case 'contact':
      return (
        <ContactPlaces>
          <ContactCard />
          <MapFrame />
        </ContactPlaces>
      );
    case 'pillars':
      return <Pillars {...pillarsIn(system, body)} />;
    case 'ways':
      return <SplitCta ways={body.ways} />;
    case 'campaigns':
      return <Campaigns campaigns={campaigns} />;
    case 'prices':
      return <PriceList lines={body.paths.map(path => rateOf(rates, path, 'content/languages.yaml'))} isShort />;
    case 'points':
      return (
        <>
          {body.dots && <DotCount count={numberOf(body.dots)} perRow={15} tone="text" />}
          <Checklist items={body.points} />
        </>
      );
  }
}
