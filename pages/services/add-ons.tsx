import { LazyDrawing } from '../../components/art/drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import { Artefact } from '../../components/sections/artefact.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { service } from '../../components/structured-data/offers.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';

type AddOns = Content['addOns'];

export const props = ({ addOns }: Content): AddOns => addOns;

export const head = ({ head, list }: AddOns): Head => ({
  ...head,
  jsonLd: ({ site }, path) =>
    list.map(({ id, title, serviceType, description }) =>
      service(site, { path: `${path}#${id}`, name: title, serviceType, description }),
    ),
});

export default function AddOnsPage(addOns: AddOns) {
  const { bestFor: label } = useSite().words;
  return (
    <>
      <Offer.Opening {...addOns} />
      {addOns.list.map(({ id, title, tagline, description, features, bestFor, booking, chatText, colour, example }) => (
        <Section id={id} title={title} intro={tagline} tone={colour} key={id}>
          <div className="split split-wide">
            <WrittenPost {...example} />
            <div className="stack-5">
              <Paragraph className="lead">{description}</Paragraph>
              <Checklist items={features} />
              <Paragraph>{fillText(label, { whom: bestFor })}</Paragraph>
              <Buttons about={` ${fillText(addOns.about, { title })}`} book at={booking} chat={chatText} />
            </div>
          </div>
        </Section>
      ))}
      <Offer.Closing {...addOns} />
    </>
  );
}

/** A post or an article as its readers see it, and where it comes from or leads to. */
const WrittenPost = ({ title, from, drawing, headline, text, source }: AddOns['list'][number]['example']) => (
  <Artefact frame="window" title={title}>
    <div className="stack-3">
      <p>{from}</p>
      <LazyDrawing of={drawing} />
      <p className="name">{headline}</p>
      <p>{text}</p>
      <p className="legend">{source}</p>
    </div>
  </Artefact>
);
