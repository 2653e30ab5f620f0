import type { Head } from '../../components/layout/head.tsx';
import { Agreement } from '../../components/sections/agreement.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Phases } from '../../components/sections/phases.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { TopicList } from '../../components/sections/topic-list.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';
import { AdAccount } from './_artefacts/ad-account.tsx';
import { Sum } from './_forms/sum.tsx';

export const props = ({ site, ppc, posts }: Content) => ({ site, ppc, guides: guidesOf(posts, ppc.guides) });

type PpcProps = ReturnType<typeof props>;

export const head = ({ site, ppc }: PpcProps): Head =>
  Offer.headOf(site, '/services/ppc/', ppc, [{ name: ppc.name, price: ppc.investment.price, unit: 'month' }]);

export default function Ppc({ ppc, guides }: PpcProps) {
  return (
    <>
      <Offer.Opening
        {...ppc}
        example={
          <Showcase {...ppc} title="What you pay for in PPC" eyebrow={ppc.serviceType}>
            <AdAccount {...ppc.sheet} />
          </Showcase>
        }
      />
      <Section
        title="Where your ads run"
        intro="We start with the one or two that your buyers already use."
        layout="beside"
        tone="tinted"
      >
        <TopicList topics={ppc.platforms} heading="h3" />
      </Section>
      <Section title="How we set up and run your ads">
        <Phases phases={ppc.phases} />
      </Section>
      <Sum {...ppc.sheet} />
      <Offer.Scope title="What PPC management costs" audience={ppc.audience}>
        <Price rupees={ppc.investment.price} unit={ppc.investment.unit} size="3xl" isFrom />
        <Checklist items={ppc.investment.notes} />
      </Offer.Scope>
      <Offer.Aims {...ppc} />
      <Section title="What advertisers say">
        <Testimonials items={ppc.testimonials} />
      </Section>
      <Agreement {...ppc} guides={guides} />
      <Offer.Invitation {...ppc} />
    </>
  );
}
