/** What a section of a page in Gujarati consists of, by its kind: the sections of the pages in English, given its words. */
import { DotCount } from '../../components/art/dot-count.tsx';
import { numberOf } from '../../components/lib/number-of.ts';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { GujaratiSection } from '../../content/schemas/gujarati.ts';
import { ContactCard, ContactPlaces } from '../_contact-card.tsx';
import { MapFrame } from '../_map-frame.tsx';

type Heading = 'id' | 'title' | 'intro' | 'variant' | 'layout' | 'isCall';

/** Leaves the heading out of each kind; of a union, `Omit` would keep only what all have. */
type Body<Kind> = Kind extends GujaratiSection ? Omit<Kind, Heading> : never;

export function SectionBody(body: Body<GujaratiSection>) {
  switch (body.kind) {
    case 'contact':
      return (
        <ContactPlaces>
          <ContactCard />
          <MapFrame />
        </ContactPlaces>
      );
    case 'points':
      return (
        <>
          {body.dots && <DotCount count={numberOf(body.dots)} perRow={15} tone="text" />}
          <Checklist items={body.points} />
        </>
      );
  }
}
