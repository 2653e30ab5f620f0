import type { Head } from '../../components/layout/head.tsx';
import { brightFirst } from '../../components/lib/tone.ts';
import { withShared } from '../../components/lib/with-shared.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';

export const paths = (content: Content) =>
  content.consultations.map(consultation => ({
    slug: consultation.slug,
    site: content.site,
    consultation: { ...withShared(content, consultation), buttons: content.offers.consultation },
  }));

type ConsultationProps = ReturnType<typeof paths>[number];

export const head = ({ site, slug, consultation }: ConsultationProps): Head =>
  Offer.headOf(site, `/consult/${slug}/`, consultation);

export default function Consultation({ consultation }: ConsultationProps) {
  const { sections } = consultation;
  return (
    <>
      <Offer.Opening {...consultation} />
      <Showcase id="notes" {...sections.notes} eyebrow={consultation.serviceType} overview={consultation.overview}>
        <SampleTable {...consultation.sheet} />
      </Showcase>
      <Section id="parts" {...sections.parts}>
        <CardGrid
          variant="cell-grid"
          items={consultation.parts.map(({ items, ...part }, i) => ({
            ...part,
            points: items,
            colour: brightFirst(i),
          }))}
        />
      </Section>
      {consultation.inclusions && (
        <Section id="inclusions" {...sections.inclusions} tone="tinted" layout="beside">
          <Checklist items={consultation.inclusions} />
        </Section>
      )}
      <Offer.Closing {...consultation} />
    </>
  );
}
