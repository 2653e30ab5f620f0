import './_this-site.css';
import { DotCount } from '../components/art/dot-count.tsx';
import { Drawing } from '../components/art/drawing.tsx';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { numberOf } from '../components/lib/number-of.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { claimOf } from '../components/ui/claim.tsx';
import type { Content } from '../content/schema.ts';
import { urlOf } from '../generator/react/address.ts';

export const props = ({ site, claims, thisSite }: Content) => ({
  site,
  leads: numberOf(claimOf(claims, 'lead-campaign-leads').show),
  reasons: thisSite.reasons,
});

type ThisSiteProps = ReturnType<typeof props>;

export const head = ({ site }: ThisSiteProps): Head => ({
  title: 'How this site was made, and why it is light',
  description: `The mark, the letters and the pictures of ${site.name}, made by our own team: a light site without cookies or trackers. Test it yourself, then send us yours.`,
  card: 'The agency’s own work, which you can test.',
  kind: 'AboutPage',
  chatText: `Hi ${site.name}, I have read how you made your site. Could you look at mine?`,
  drawing: 'peacock',
  trail: [{ name: 'How this site was made' }],
});

export default function ThisSite({ site, leads, reasons }: ThisSiteProps) {
  const url = urlOf('/', useSite().address);
  return (
    <>
      <Hero
        art={<Drawing of="peacock" />}
        badge="How this site was made"
        title="This site is our own work: check it"
        lead="A slow page loses customers you paid for. This one is light, and sets no cookie. The button opens Google’s own test."
      >
        <Buttons
          first={[`https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)}`, 'Test this site on PageSpeed']}
        />
      </Hero>
      <Section id="mark" title="A mark, a typeface and one rule">
        <CardGrid
          variant="card-columns"
          items={[
            {
              title: 'Thirteen dots',
              drawing: 'thirteen-dots',
              text: `${site.name} is Spanish for thirteen. Three groups of four dots stand around one: the client. The dots are knots of bandhani, the tied cloth of Gujarat.`,
            },
            {
              title: 'One typeface',
              picture: <p className="this-site-panel this-site-letters display tone-bright">Aa ₹</p>,
              text: 'Anek, by Ek Type of Mumbai. Gujarati and Hindi letters match it.',
            },
            {
              title: 'One dot is one lead',
              picture: (
                <div className="this-site-panel tone-brand">
                  <DotCount count={leads} perRow={12} />
                </div>
              ),
              text: `Our pictures count: these are the ${leads} leads of a campaign on [our home page](/).`,
            },
          ]}
        />
      </Section>
      <Section id="reasons" title="Why a fast page sells" layout="beside" tone="tinted">
        <CardGrid variant="card-columns" items={reasons} />
      </Section>
      <CallToAction
        title="How fast is your own page?"
        text="Send us your address: on the free call we test it, and say what to fix first."
      >
        <Buttons book="Book a free call" more={['/services/seo/', 'See the SEO programme']} />
      </CallToAction>
    </>
  );
}
