import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import { withShared } from '../../components/lib/with-shared.ts';
import * as Offer from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { service } from '../../components/structured-data/service.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { WrittenPost } from './_artefacts/written-post.tsx';

export const props = (content: Content) => ({ site: content.site, addOns: withShared(content, content.addOns) });

type AddOnsProps = ReturnType<typeof props>;

export const head = ({ site, addOns }: AddOnsProps): Head => ({
  ...addOns.head,
  chatText: addOns.chatText,
  jsonLd: addOns.list.map(({ id, title, serviceType, description }) =>
    service(site, { path: `/services/add-ons/#${id}`, name: title, serviceType, description }),
  ),
});

export default function AddOns({ addOns }: AddOnsProps) {
  const { bestFor: label } = useSite().words;
  return (
    <>
      <Offer.Opening {...addOns} />
      {addOns.list.map(
        ({ id, title, tagline, description, features, bestFor, booking, chatText, colour, example }, i) => (
          <Section id={id} title={title} intro={tagline} tone={colour} key={id}>
            <div className={i % 2 === 0 ? 'split split-wide' : 'split split-narrow mirrored'}>
              <WrittenPost {...example} />
              <div className="stack-5">
                <Paragraph className="lead">{description}</Paragraph>
                <Checklist items={features} />
                <Paragraph>{fillText(label, { whom: bestFor })}</Paragraph>
                <Buttons about={` ${fillText(addOns.about, { title })}`} book at={booking} chat={chatText} />
              </div>
            </div>
          </Section>
        ),
      )}
      <Offer.Closing {...addOns} />
    </>
  );
}
