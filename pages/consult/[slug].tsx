import type { Head } from '../../components/layout/head.tsx';
import { brightFirst } from '../../components/lib/tone.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';

export const paths = ({ site, consultations, posts }: Content) =>
  consultations.map(consultation => ({
    slug: consultation.slug,
    site,
    consultation,
    guides: guidesOf(posts, consultation.guides),
  }));

const labels = { bookLabel: 'Book your consultation', chatLabel: 'Ask us first on WhatsApp' };

type ConsultationProps = ReturnType<typeof paths>[number];

export const head = ({ site, slug, consultation }: ConsultationProps): Head =>
  Offer.headOf(site, `/consult/${slug}/`, consultation);

export default function Consultation({ consultation, guides }: ConsultationProps) {
  return (
    <>
      <Offer.Opening {...consultation} {...labels} />
      <Showcase
        id="notes"
        title="The notes that you get"
        eyebrow={consultation.serviceType}
        overview={consultation.overview}
      >
        <SampleTable {...consultation.sheet} />
      </Showcase>
      <Section id="parts" title="What we check">
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
        <Section
          id="inclusions"
          title="What you get in writing"
          intro="Your roadmap, a bio that is ready to paste, and our notes on these points:"
          tone="tinted"
          layout="beside"
        >
          <Checklist items={consultation.inclusions} isWide />
        </Section>
      )}
      <Offer.Closing {...consultation} {...labels} guides={guides} />
    </>
  );
}
