import { PageArt } from '../../components/dots/page-art.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { Agreement } from '../../components/sections/agreement.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';

export const props = ({ site, ppc, posts }: Content) => ({ site, ppc, guides: guidesOf(posts, ppc.guides) });

type PpcProps = ReturnType<typeof props>;

export const head = ({ site, ppc }: PpcProps): Head =>
  Offer.headOf(site, '/services/ppc/', ppc, [{ name: ppc.name, price: ppc.investment.price, unit: 'month' }]);

export default function Ppc({ ppc, guides }: PpcProps) {
  return (
    <>
      <Offer.Intro {...ppc} />
      <Offer.Overview {...ppc} title="What PPC management means" />
      <Section
        title="Where your ads run"
        intro="We start with the one or two that your buyers already use."
        variant="tinted"
      >
        <CardGrid variant="cell-grid" items={ppc.platforms} />
        <Offer.NextSteps {...ppc} only="book" />
      </Section>
      <Section title="How we set up and run your ads">
        <Steps steps={ppc.phases} pictureOf={() => <PageArt />} />
      </Section>
      <Section title="What PPC management costs" layout="beside" variant="tinted">
        <Price rupees={ppc.investment.price} unit={ppc.investment.unit} isFrom />
        <Checklist items={ppc.investment.notes} />
        <Offer.NextSteps {...ppc} />
      </Section>
      <Section title="Why run your ads with us" variant="cloth">
        <CardGrid variant="card-list" items={ppc.reasons} />
      </Section>
      <Section title="Results to expect from your ads" variant="tinted">
        <CardGrid variant="boxed-cards" items={ppc.results} />
        <Offer.NextSteps {...ppc} only="book" />
      </Section>
      <Section title="What advertisers say">
        <Testimonials items={ppc.testimonials} />
      </Section>
      <Offer.Points title="Who PPC management is for" points={ppc.audience} />
      <Agreement {...ppc} name="PPC management" guides={guides}>
        <Offer.NextSteps {...ppc} />
      </Agreement>
      <Offer.Invitation {...ppc} />
    </>
  );
}
