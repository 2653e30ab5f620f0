import './_this-site.css';
import type { ReactNode } from 'react';
import { DotCount } from '../components/art/dot-count.tsx';
import { Drawing } from '../components/art/drawing.tsx';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { numberOf } from '../components/lib/number-of.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Pair } from '../components/sections/pair.tsx';
import { Section } from '../components/sections/section.tsx';
import { Stats } from '../components/sections/stats.tsx';
import { TopicList } from '../components/sections/topic-list.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { Claim, claimOf } from '../components/ui/claim.tsx';
import { FormattedDate } from '../components/ui/formatted-date.tsx';
import { Headline } from '../components/ui/headline.tsx';
import type { Content } from '../content/schema.ts';
import { urlOf } from '../generator/react/address.ts';

export const props = ({ site, claims, thisSite }: Content) => ({ site, claims, thisSite });

type ThisSiteProps = ReturnType<typeof props>;

export const head = ({ site, claims }: ThisSiteProps): Head => ({
  title: `How this site was made, and what it weighs`,
  description: `The mark, the dyes and the letters of ${site.name}, and figures that you can check: a home page of at most ${claimOf(claims, 'home-weight').show}, no cookies, no tracker.`,
  card: 'The agency’s own work, with figures that you can check.',
  kind: 'AboutPage',
  chatText: `Hi ${site.name}, I have read how you made your site. Could you look at mine?`,
  drawing: 'peacock',
  trail: [{ name: 'How this site was made' }],
});

export default function ThisSite({ site, claims, thisSite: { dyes, reasons, measured, method } }: ThisSiteProps) {
  const leads = numberOf(claimOf(claims, 'lead-campaign-leads').show);
  const kilobytesOf = (id: string) => numberOf(claimOf(claims, id).show);
  return (
    <>
      <Hero
        art={<Drawing of="peacock" />}
        badge="How this site was made"
        title="This site is our own work: check it"
        lead={`A slow page loses customers you paid for. On slow 4G our home page shows in ${claimOf(claims, 'home-lcp').show}. Send us your web address: on the free call we test yours, and say what to fix first.`}
      >
        <CheckButtons />
      </Hero>
      <Section title="A mark, a typeface and one rule">
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
              text: 'Anek, by Ek Type of Mumbai, from the largest title to the smallest note. Gujarati and Hindi letters match it.',
            },
            {
              title: 'One dot is one lead',
              picture: (
                <div className="this-site-panel tone-brand">
                  <DotCount count={leads} perRow={12} />
                </div>
              ),
              text: `Our pictures count. These are the ${leads} leads of a campaign on [our home page](/), a dot for each.`,
            },
          ]}
        />
      </Section>
      <Section title="Three dyes: the colour says where you are">
        <CardGrid variant="cell-grid" items={dyes} />
      </Section>
      <Pair
        tone="brand"
        parts={[
          {
            title: 'What a phone loads here',
            content: (
              <Download weight="home-weight" files="home-files">
                One dot is {kilobytesPerDot} kB.
              </Download>
            ),
          },
          {
            title: 'What it loads elsewhere',
            content: (
              <Download weight="web-weight" files="web-files">
                More than {Math.floor(kilobytesOf('web-weight') / kilobytesOf('home-weight'))} times as much.
              </Download>
            ),
          },
        ]}
      />
      <Stats
        isBand
        label="This site in figures"
        claims={['home-lcp', 'home-lighthouse', 'cookies', 'other-requests']}
      />
      <Section title="Why a fast page sells" layout="beside" tone="tinted">
        <CardGrid variant="card-columns" items={reasons} />
      </Section>
      <Section
        title="How we measured it"
        layout="beside"
        intro={
          <>
            On <FormattedDate day={measured} />. Do it again yourself: the button opens Google’s own test. Learning SEO?
            Test a shop’s page the same way, for your portfolio.
          </>
        }
      >
        <TopicList topics={method.map(({ label, text }) => ({ title: label, text }))} />
        <CheckButtons />
      </Section>
      <CallToAction title="What does your own page weigh?" text="You hear it on the free call, and what slows it down.">
        <Buttons book="Book a free call" more={['/services/seo/', 'See the SEO programme']} />
      </CallToAction>
    </>
  );
}

/** Opens Google's test of the home page. */
function CheckButtons() {
  const url = urlOf('/', useSite().address);
  return (
    <Buttons
      first={[`https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)}`, 'Test this site on PageSpeed']}
    />
  );
}

/** What one dot of the two downloads stands for. */
const kilobytesPerDot = 10;

/** What a home page downloads, by the ids of two claims, as figures and in dots of the same size. */
function Download({ weight, files, children }: { weight: string; files: string; children: ReactNode }) {
  const { claims } = useSite();
  const kilobytes = numberOf(claimOf(claims, weight).show);
  return (
    <>
      <Headline claim={weight}>
        in <Claim id={files} /> {claimOf(claims, files).label}, {claimOf(claims, weight).label}
      </Headline>
      <DotCount count={Math.round(kilobytes / kilobytesPerDot)} tone="accent" />
      <p className="legend">{children}</p>
    </>
  );
}
