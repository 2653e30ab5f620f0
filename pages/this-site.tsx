import './_this-site.css';
import { DotCount } from '../components/art/dot-count.tsx';
import { Drawing } from '../components/art/drawing.tsx';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { fillText } from '../components/lib/fill.tsx';
import { numberOf } from '../components/lib/number-of.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { claimOf } from '../components/ui/claim.tsx';
import type { Content } from '../content/schema.ts';
import { urlOf } from '../generator/react/address.ts';

export const props = ({ claims, thisSite }: Content) => ({
  leads: numberOf(claimOf(claims, 'lead-campaign-leads').show),
  thisSite,
});

type ThisSiteProps = ReturnType<typeof props>;

export const head = ({ thisSite: { name, head } }: ThisSiteProps): Head => ({
  ...head,
  kind: 'AboutPage',
  drawing: 'peacock',
  trail: [{ name }],
});

export default function ThisSite({ leads, thisSite }: ThisSiteProps) {
  const url = urlOf('/', useSite().address);
  const { hero, test, sections, mark, reasons, closing } = thisSite;
  return (
    <>
      <Hero {...hero} art={<Drawing of="peacock" />}>
        <Buttons first={[`https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)}`, test]} />
      </Hero>
      <Section id="mark" {...sections.mark}>
        <CardGrid
          variant="card-columns"
          items={[
            { ...mark.drawing, drawing: 'thirteen-dots' },
            {
              ...mark.letters,
              picture: <p className="this-site-panel this-site-letters display tone-bright">Aa ₹</p>,
            },
            {
              ...mark.dots,
              text: fillText(mark.dots.text, { leads: `${leads}` }),
              picture: (
                <div className="this-site-panel tone-brand">
                  <DotCount count={leads} perRow={12} />
                </div>
              ),
            },
          ]}
        />
      </Section>
      <Section id="reasons" {...sections.reasons} layout="beside" tone="tinted">
        <CardGrid variant="card-columns" items={reasons} />
      </Section>
      <CallToAction {...closing}>
        <Buttons book {...closing.buttons} />
      </CallToAction>
    </>
  );
}
