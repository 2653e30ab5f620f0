import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { brightFirst } from '../../components/lib/tone.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';

type Consultation = Content['consultations'][number];

export const paths = ({ consultations }: Content): Consultation[] => consultations;

export const head = (consultation: Consultation): Head => Offer.headOf(consultation);

export default function ConsultationPage(consultation: Consultation) {
  const { sections, consultation: buttons } = useSite().sharedTexts;
  return (
    <>
      <Offer.Opening {...consultation} buttons={buttons} />
      <Showcase id="notes" {...sections.notes} eyebrow={consultation.serviceType} overview={consultation.overview}>
        <SampleTable {...consultation.sheet} />
      </Showcase>
      <Section id="parts" {...sections.parts}>
        <CardGrid
          variant="cell-grid"
          items={consultation.parts.map(({ items: points, ...part }, i) => ({
            ...part,
            points,
            colour: brightFirst(i),
          }))}
        />
      </Section>
      {consultation.inclusions && (
        <Section id="inclusions" {...sections.inclusions} tone="tinted" layout="beside">
          <Checklist items={consultation.inclusions} />
        </Section>
      )}
      <Offer.Closing {...consultation} buttons={buttons} />
    </>
  );
}
