import { AuditSheet } from '../../components/sections/audit-sheet.tsx';
import { CellGrid } from '../../components/sections/cell-grid.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { Audience, OfferClosing, OfferIntro, offerHead } from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Turns } from '../../components/sections/turns.tsx';
import type { Content } from '../../content/schema.ts';

export const paths = ({ site, consultations }: Content) =>
  consultations.map(consultation => ({ slug: consultation.slug, site, consultation }));

const bookAs = 'Book your consultation';

type ConsultationProps = ReturnType<typeof paths>[number];

export const head = ({ site, slug, consultation }: ConsultationProps) =>
  offerHead(site, `/consult/${slug}/`, consultation);

export default function Consultation({ consultation }: ConsultationProps) {
  return (
    <>
      <OfferIntro {...consultation} bookAs={bookAs} art="rings" />
      <Section title="What we look at together" tone="tinted">
        <AuditSheet parts={consultation.parts} />
      </Section>
      <Section title="What is included" intro="You leave with these in writing, ready to use.">
        <CellGrid plots={consultation.inclusions} columns={consultation.inclusions.length % 3 === 0 ? 3 : 4} />
      </Section>
      <Section title="How it goes" tone="dark">
        <Turns steps={consultation.steps} />
      </Section>
      <Audience title="Who it is for" audience={consultation.audience} />
      <Section title="Before you book" tone="tinted">
        <Faq questions={consultation.questions} />
      </Section>
      <OfferClosing {...consultation} bookAs={bookAs} />
    </>
  );
}
