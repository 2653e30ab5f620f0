/** Cards of campaigns: the result in large type and as a chart of dots, then the story and the facts. */
import './campaigns.css';
import type { Campaign } from '../../content/schemas/proof.ts';
import { useSite } from '../context/site.tsx';
import { chartOf } from '../dots/drawings/campaigns.ts';
import { Art } from '../dots/page-art.tsx';
import { Claim, claimOf, MetricValue } from '../ui/claim.tsx';
import { DescriptionItem } from '../ui/description-item.tsx';
import { Figure } from '../ui/figure.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';

export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <ul className="campaigns stack-5">
      {campaigns.map(({ id, title, story, headline, facts, chart }, i) => (
        <li className={i > 0 ? 'campaign' : 'campaign dark'} id={id} key={id}>
          <p className="campaign-headline">
            <strong className="campaign-value display">
              <Claim id={headline.claim} />
            </strong>{' '}
            {headline.label}
            {headline.within && (
              <>
                {' in '}
                <Claim id={headline.within} />
              </>
            )}
          </p>
          <CampaignChart of={{ chart, headline }} />
          <h3 className="semibold">{title}</h3>
          <Paragraph className="muted">{story}</Paragraph>
          <dl className="campaign-facts">
            {facts.map(({ label, ...figure }) => (
              <DescriptionItem className="campaign-fact row" label={label} key={label}>
                <MetricValue {...figure} />
              </DescriptionItem>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A campaign's headline figure as a chart of dots, below the starting figure if there is one. The caption says what one dot stands for. */
export function CampaignChart({ of: { chart, headline } }: { of: Pick<Campaign, 'chart' | 'headline'> }) {
  const { claims } = useSite();
  const { before, each, unit } = chart;
  const row = (id: string, what: string) => {
    const { show } = claimOf(claims, id);
    const { width, height } = chartOf(show, each);
    return (
      <Art
        className="campaign-dots"
        id={id}
        width={width}
        height={height}
        label={`${show} ${what}, one dot for ${unit}`}
      />
    );
  };
  return (
    <Figure className="campaign-chart stack-2" legend={`One dot is ${unit}`}>
      {before && row(before, 'before')}
      {row(headline.claim, headline.label)}
    </Figure>
  );
}
