import type { Head } from '../../components/layout/head.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import { Artefact } from '../../components/sections/artefact.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Photos } from '../../components/sections/photos.tsx';
import { Pair, Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import { Picture } from '../../generator/react/picture.tsx';

export const props = ({ branding, photos }: Content) => ({ branding, work: photos.work });

type BrandingProps = ReturnType<typeof props>;

export const head = ({ branding }: BrandingProps): Head =>
  Offer.headOf(
    branding,
    branding.packages.map(({ name, price, isFrom }) => ({ name, price, isFrom })),
  );

export default function Branding({ branding, work }: BrandingProps) {
  const { sections, brandSet, custom, labels } = branding;
  return (
    <>
      <Offer.Opening {...branding} />
      <Showcase id="what-is-branding" {...sections['what-is-branding']} overview={branding.overview}>
        <Artefact frame="open" title={brandSet.title}>
          <Picture of={brandSet.picture.file} alt={brandSet.picture.alt} />
        </Artefact>
      </Showcase>
      <Section id="services" {...sections.services} tone="tinted">
        <Photos of={work} />
        <CardGrid variant="card-columns" items={branding.services} />
      </Section>
      <Section id="process" {...sections.process}>
        <CardGrid
          variant="card-steps"
          items={branding.weeks.map(({ points, ...week }) => ({ ...week, text: `${points.join('. ')}.` }))}
        />
      </Section>
      <Section id="packages" {...sections.packages}>
        <CardGrid
          variant="cell-grid"
          items={branding.packages.map(({ name, price, unit, features, bestFor, isPopular, chatText }) => ({
            title: name,
            badge: isPopular && labels.popular,
            text: fillText(labels.bestFor, { whom: bestFor }),
            colour: isPopular ? 'bright' : 'deep',
            foot: (
              <>
                <Price rupees={price} unit={unit} />
                <Buttons chat={chatText} chatLabel={labels.ask} about={`: ${name}`} />
                <Checklist items={features} />
              </>
            ),
          }))}
        />
        <CardGrid
          variant="card-columns"
          items={[{ ...custom, foot: <Buttons chat={custom.chatText} chatLabel={custom.ask} /> }]}
        />
      </Section>
      <Pair
        layout="wide"
        parts={[
          {
            id: 'differences',
            ...sections.differences,
            tone: 'contrast',
            content: <CardGrid variant="card-columns" items={branding.differences} />,
          },
          { id: 'questions', ...sections.questions, content: <Faq questions={branding.questions} /> },
        ]}
      />
      <Offer.Closing {...branding} />
    </>
  );
}
